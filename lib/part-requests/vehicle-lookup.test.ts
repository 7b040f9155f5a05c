import { describe, expect, it } from "vitest";
import { RequestError } from "@/lib/http/client";
import { readAnswer, readFailure } from "@/lib/part-requests/vehicle-lookup";
import { LOOKUP_UNAVAILABLE } from "@/lib/part-requests/wizard-messages";
import { UNKNOWN_VEHICLE } from "@/lib/vin/vehicle-info";

const vin = "3FA6P0G76ER244757";
const answer = {
  vehicleInfo: { ...UNKNOWN_VEHICLE, year: 2014, make: "Ford", model: "Fusion" },
  inInventory: true,
  inventoryType: "dismantled",
  vehicleId: "cm000000000001",
  checkDigitValid: true,
  source: "embedded",
};

describe("a decoded VIN", () => {
  it("is a vehicle when year, make and model are known", () => {
    expect(readAnswer(vin, answer)).toMatchObject({
      kind: "found",
      vehicle: { vin, inventoryType: "dismantled" },
    });
  });

  it.each([
    ["year", null],
    ["make", null],
    ["model", null],
    ["make", ""],
    ["model", ""],
    ["model", " "],
  ])("is rejected when the %s is %j", (field, value) => {
    const vehicleInfo = { ...answer.vehicleInfo, [field]: value };
    expect(readAnswer(vin, { ...answer, vehicleInfo })).toEqual({
      kind: "rejected",
      message: "Could not decode essential vehicle information",
    });
  });

  it.each([undefined, null, "<html>", [], {}, { ...answer, vehicleInfo: null }])(
    "is unavailable when the response is %j",
    (odd) => {
      expect(readAnswer(vin, odd)).toEqual({ kind: "unavailable", message: LOOKUP_UNAVAILABLE });
    },
  );
});

describe("a VIN that could not be decoded", () => {
  const code = { code: "any_code" };
  it.each([
    ["no connection or a timeout", new RequestError("The site cannot be reached.", 0)],
    ["an HTML page", new RequestError("Failed to parse response data", 200)],
    ["an HTML error page", new RequestError("<html>", 502)],
    ["a service that is unavailable", new RequestError("All VIN decode methods failed", 503, code)],
    ["anything unexpected", new TypeError("x is not a function")],
  ])("because of %s can be tried again later", (_, error) => {
    expect(readFailure(error)).toEqual({
      kind: "unavailable",
      message: "Vehicle database service is temporarily unavailable. Please try again later.",
    });
  });

  it("because the server rejects it shows the server's message", () => {
    const error = new RequestError("Please enter a valid 17-character VIN", 400, code);
    expect(readFailure(error)).toEqual({
      kind: "rejected",
      message: "Please enter a valid 17-character VIN",
    });
  });

  it("because of too many lookups can be tried again, with the server's message", () => {
    const error = new RequestError("Too many requests. Try again in a minute.", 429, code);
    expect(readFailure(error)).toEqual({
      kind: "unavailable",
      message: "Too many requests. Try again in a minute.",
    });
  });
});
