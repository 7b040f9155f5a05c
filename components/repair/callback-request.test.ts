import { describe, expect, it } from "vitest";
import { callbackBody, callbackSchema, fieldMessages, shopYear } from "@/components/repair/callback-request";
import { type CallbackValues, EMPTY_CALLBACK, nextStep } from "@/components/repair/callback-values";

const dana: CallbackValues = {
  contactMethod: "phone",
  name: " Dana Example ",
  phone: "(518) 555-0117",
  email: "dana@example.com",
  description: "",
};

/** The form's messages by field. */
const callbackErrors = (values: CallbackValues) =>
  Object.fromEntries(
    callbackSchema.safeParse(values).error?.issues.map(({ path, message }) => [path.join("."), message]) ??
      [],
  );

describe("the body of a callback request", () => {
  it("has defaults for what the form does not have", () => {
    expect(callbackBody(dana, 2026)).toEqual({
      customerInfo: {
        name: "Dana Example",
        phone: "(518) 555-0117",
        email: "",
        address: { street: "", city: "", state: "", zipCode: "" },
      },
      vehicleInfo: { year: 2026, make: "TBD", model: "TBD", mileage: 0 },
      serviceInfo: {
        serviceType: "General Repair",
        urgency: "Medium",
        description: "Customer will provide details during phone consultation",
      },
      contactMethod: "phone",
      isSimplifiedRequest: true,
    });
  });

  it("has only the email address when that is the contact method", () => {
    const { customerInfo } = callbackBody({ ...dana, contactMethod: "email" }, 2026);
    expect(customerInfo).toMatchObject({ phone: "", email: "dana@example.com" });
  });

  it("has the description, trimmed", () => {
    const { serviceInfo } = callbackBody({ ...dana, description: " Squeals when I brake.\n" }, 2026);
    expect(serviceInfo.description).toBe("Squeals when I brake.");
  });

  it("has the year in the shop's time zone, which on New Year's Eve is still the old one", () => {
    expect(shopYear(new Date("2027-01-01T03:00:00Z"))).toBe(2026);
  });
});

describe("the callback form", () => {
  it("accepts a name and a phone number", () => {
    expect(callbackErrors(dana)).toEqual({});
  });

  it("requires a name and a phone number", () => {
    expect(callbackErrors(EMPTY_CALLBACK)).toEqual({
      name: "Please enter your name",
      phone: "Please enter your phone number",
    });
  });

  it("requires an email address instead when that is the contact method", () => {
    expect(callbackErrors({ ...dana, contactMethod: "email", phone: "", email: "" })).toEqual({
      email: "Please enter your email address",
    });
  });

  it.each(["(518) 555-01", "555-0117", "call me"])("rejects %j as a phone number", (phone) => {
    expect(callbackErrors({ ...dana, phone })).toEqual({ phone: "Please enter a valid phone number" });
  });

  it("rejects an incomplete email address", () => {
    expect(callbackErrors({ ...dana, contactMethod: "email", email: "dana@example" })).toEqual({
      email: "Please enter a valid email address",
    });
  });

  it("ignores an invalid phone number when email is the contact method", () => {
    expect(callbackErrors({ ...dana, contactMethod: "email", phone: "(5" })).toEqual({});
  });

  it("assigns the server's messages to its fields", () => {
    expect(
      fieldMessages({ "customerInfo.phone": "Please enter a valid phone number", "vehicleInfo.year": "No" }),
    ).toEqual({ phone: "Please enter a valid phone number" });
  });

  it("says how the shop will respond", () => {
    expect(nextStep(dana)).toBe("We will call (518) 555-0117 during shop hours.");
    expect(nextStep({ ...dana, contactMethod: "email" })).toBe("We will write to dana@example.com.");
  });
});
