import { describe, expect, it } from "vitest";
import type { z } from "zod";
import * as catalogue from "@/lib/part-catalogue/catalogue";
import { partRequestSchema } from "@/lib/part-requests/schema";
import { EMPTY_VALUES, type WizardStep, type WizardValues } from "@/lib/part-requests/wizard";
import { partRequestBody, stepSchema } from "@/lib/part-requests/wizard-rules";
import { vinProblem } from "@/lib/vin/rules";
import { UNKNOWN_VEHICLE } from "@/lib/vin/vehicle-info";

const complete: WizardValues = {
  vin: "3FA6P0G76ER244757",
  category: "Lights and Lamps",
  subcategory: "Headlights",
  part: "Headlight Bracket",
  otherComponent: "",
  name: "Dana Example",
  phone: "(518) 555-0117",
  email: "dana@example.com",
  notes: "Passenger side",
};

const vehicle = { ...UNKNOWN_VEHICLE, year: 2014, make: "Ford", model: "Fusion", engineSize: "2.5L I4" };

/** The first message of each invalid field, as in the form. */
function problems(step: WizardStep, changes: Partial<WizardValues>) {
  const values = { ...complete, ...changes };
  if (step === 1) return problemOfVin(values.vin);
  return firstMessages(stepSchema(step, catalogue).safeParse(values).error);
}

function problemOfVin(vin: string) {
  const message = vinProblem(vin);
  return message === null ? {} : { vin: message };
}

const firstMessages = (error: z.ZodError<WizardValues> | undefined) =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]).reverse());

describe("each step of the wizard", () => {
  it.each<[WizardStep, Partial<WizardValues>, Record<string, string>]>([
    [1, { vin: "" }, { vin: "VIN is required" }],
    [1, { vin: "3FA6P0G76ER24475" }, { vin: "Please enter a valid 17-character VIN" }],
    [1, { vin: "3FA6POG76ER244757" }, { vin: "Please enter a valid 17-character VIN" }],
    [2, { category: "", subcategory: "", part: "" }, { category: "Please select a category" }],
    [2, { subcategory: "", part: "" }, { subcategory: "Please select a subcategory" }],
    [2, { part: "" }, { part: "Please complete your part selection" }],
    [
      2,
      { category: "Interior", subcategory: "Console", part: "Other Console" },
      { otherComponent: "Please describe the part" },
    ],
    [3, { name: " " }, { name: "Name is required" }],
    [3, { phone: "" }, { phone: "Phone number is required" }],
    [3, { phone: "(518) 555-011" }, { phone: "Please enter a valid 10-digit phone number" }],
    [3, { email: "" }, { email: "Email address is required" }],
    [3, { email: "dana@" }, { email: "Please enter a valid email address" }],
  ])("%i rejects %j with %j", (step, values, expected) => {
    expect(problems(step, values)).toEqual(expected);
  });

  it.each<WizardStep>([1, 2, 3, 4])("%i accepts complete values", (step) => {
    expect(problems(step, {})).toEqual({});
  });

  it("validates only its own fields", () => {
    expect(problems(1, { ...EMPTY_VALUES, vin: complete.vin })).toEqual({});
    expect(problems(3, { vin: "", category: "" })).toEqual({});
  });

  it("accepts an other part once it is described, and contact details without notes", () => {
    const other = { category: "Interior", subcategory: "Console", part: "Other Console" };
    expect(problems(2, { ...other, otherComponent: "Lid of the armrest" })).toEqual({});
    expect(problems(3, { notes: "" })).toEqual({});
  });

  it("limits the length of notes, as the server does", () => {
    expect(problems(3, { notes: "x".repeat(2_001) })).toEqual({
      notes: "Notes must have at most 2000 characters",
    });
  });

  it("trims and formats the values", () => {
    const typed = { ...complete, name: " Dana Example ", phone: "518-555-0117" };
    expect(stepSchema(3, catalogue).parse(typed)).toEqual(complete);
  });

  it("rejects a part while the catalogue is not loaded", () => {
    expect(firstMessages(stepSchema(2, null).safeParse(complete).error)).toEqual({
      category: "Please select a category",
    });
  });
});

describe("the request that is sent", () => {
  it("names the system, and the part after its subcategory", () => {
    expect(partRequestBody(complete, vehicle, catalogue)).toEqual({
      vin: "3FA6P0G76ER244757",
      vehicleInfo: { year: 2014, make: "Ford", model: "Fusion", trim: null, engineSize: "2.5L I4" },
      partDetails: {
        system: "Electrical",
        component: "Headlights - Headlight Bracket",
        additionalInfo: "Passenger side",
      },
      customerInfo: { name: "Dana Example", phone: "(518) 555-0117", email: "dana@example.com" },
    });
  });

  it("describes an other part, and omits the description of one that was chosen before", () => {
    const described = { ...complete, otherComponent: "Lid of the armrest" };
    const other = { ...described, category: "Interior", subcategory: "Console", part: "Other Console" };
    expect(partRequestBody(other, vehicle, catalogue).partDetails.otherComponent).toBe("Lid of the armrest");
    expect(partRequestBody(described, vehicle, catalogue).partDetails).not.toHaveProperty("otherComponent");
  });

  it("is accepted by the server's schema", () => {
    const body: unknown = JSON.parse(JSON.stringify(partRequestBody(complete, vehicle, catalogue)));
    expect(partRequestSchema.safeParse(body).success).toBe(true);
  });
});
