import { describe, expect, it } from "vitest";
import { RequestError } from "@/lib/http/client";
import type { FieldErrors } from "@/lib/http/errors";
import { refusedFields, submitFailureMessage } from "@/lib/part-requests/wizard-submission";

describe("a submission that failed", () => {
  const errorOf = (status: number, body: string) =>
    new RequestError("as the client reads it", status, { body });

  it.each([
    ["with the server's message", errorOf(429, '{"error":"Too many requests."}'), "Too many requests."],
    ["without one", errorOf(500, "{}"), "Failed to submit request"],
    ["with a blank one", errorOf(500, '{"error":""}'), "Failed to submit request"],
    ["in HTML", errorOf(502, "<html>"), "Received non-JSON response from server"],
    ["in HTML that claims success", new RequestError("x", 200), "Received non-JSON response from server"],
    ["with an empty body", errorOf(500, ""), "Received non-JSON response from server"],
    ["without a response", new RequestError("The site cannot be reached.", 0), "Failed to submit request"],
    ["in the browser", new TypeError("x is undefined"), "Failed to submit request"],
  ])("%s has its message", (_, error, message) => {
    expect(submitFailureMessage(error)).toBe(message);
  });
});

describe("the server's field errors", () => {
  it.each([
    ["vin", 1, "vin"],
    ["vehicleInfo.year", 1, "vin"],
    ["partDetails.system", 2, "category"],
    ["partDetails.component", 2, "part"],
    ["partDetails.otherComponent", 2, "otherComponent"],
    ["partDetails.additionalInfo", 3, "notes"],
    ["customerInfo.name", 3, "name"],
    ["customerInfo.phone", 3, "phone"],
    ["customerInfo.email", 3, "email"],
    ["customerInfo", 3, "name"],
  ])("for %s belong to step %i, field %s", (path, step, field) => {
    expect(refusedFields({ [path]: "Wrong" })).toEqual({ step, errors: [{ field, message: "Wrong" }] });
  });

  it("lead to the first step with an error, and include all errors of that step", () => {
    const fields = {
      "customerInfo.email": "Bad email",
      "partDetails.component": "Bad part",
      "partDetails.otherComponent": "Say more",
    };
    expect(refusedFields(fields)).toEqual({
      step: 2,
      errors: [
        { field: "part", message: "Bad part" },
        { field: "otherComponent", message: "Say more" },
      ],
    });
  });

  it.each<FieldErrors | undefined>([undefined, {}, { nonsense: "Wrong" }])(
    "%j belong to no step",
    (fields) => {
      expect(refusedFields(fields)).toBeNull();
    },
  );
});
