import { afterEach, describe, expect, it, vi } from "vitest";
import { inquiryBody, inquiryErrors, inquirySchema } from "@/components/contact/inquiry-request";
import { EMPTY_INQUIRY, type InquiryValues } from "@/components/contact/inquiry-values";

const question: InquiryValues = {
  ...EMPTY_INQUIRY,
  name: " Dana Example ",
  phone: "(518) 555-0117",
  message: " Is it still here?\n",
};
const drive: InquiryValues = {
  ...question,
  topic: "test_drive",
  day: "2026-11-23",
  time: "14:30",
  message: "",
};

/** The form's messages by field. */
const errorsOf = (values: InquiryValues) =>
  Object.fromEntries(
    inquirySchema("abcdefghijkl")
      .safeParse(values)
      .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );

const at = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
afterEach(() => vi.useRealTimers());

describe("the body of an inquiry", () => {
  it("is the question with what was typed, trimmed", () => {
    expect(inquiryBody("abcdefghijkl", { ...question, day: "2026-11-23", time: "14:30" })).toEqual({
      vehicleId: "abcdefghijkl",
      topic: "question",
      message: "Is it still here?",
      preferredAt: null,
      customerInfo: { name: "Dana Example", phone: "(518) 555-0117", email: "" },
    });
  });

  it("has the preferred time of a test drive, at the shop", () => {
    expect(inquiryBody("abcdefghijkl", drive)).toMatchObject({
      topic: "test_drive",
      message: null,
      preferredAt: "2026-11-23T14:30",
    });
  });
});

describe("the form about a vehicle", () => {
  it("accepts a question with a name and a phone number or an email address", () => {
    expect(errorsOf(question)).toEqual({});
    expect(errorsOf({ ...question, phone: "", email: "dana@example.com" })).toEqual({});
  });

  it("requires a name, a way to answer and the question", () => {
    expect(errorsOf(EMPTY_INQUIRY)).toEqual({
      name: "Please enter your name",
      phone: "Please enter a phone number or an email address",
      message: "Please write your question",
    });
  });

  it("rejects an invalid phone number and an incomplete email address", () => {
    expect(errorsOf({ ...question, phone: "555-0117", email: "dana@example" })).toEqual({
      phone: "Please enter a valid phone number",
      email: "Please enter a valid email address",
    });
  });

  it("requires a day and a time for a test drive, and no message", () => {
    at("2026-11-20T12:00:00Z");
    expect(errorsOf(drive)).toEqual({});
    expect(errorsOf({ ...drive, day: "", time: "" })).toEqual({
      day: "Please choose a day",
      time: "Please choose a time",
    });
    expect(errorsOf({ ...drive, time: "" })).toEqual({ time: "Please choose a time" });
  });

  it.each([
    ["a Sunday", { day: "2026-11-29" }, /closed/],
    ["a time after closing", { time: "17:00" }, /closed/],
    ["a day in the past", { day: "2026-11-19" }, /not over/],
    ["a day that does not exist", { day: "2026-11-31" }, /choose a day/],
    ["a day years from now", { day: "2030-11-25" }, /within a year/],
  ])("rejects %s for a test drive", (_name, change, message) => {
    at("2026-11-20T12:00:00Z");
    expect(errorsOf({ ...drive, ...change })).toEqual({ day: expect.stringMatching(message) });
  });

  it("assigns the server's messages to its fields", () => {
    expect(
      inquiryErrors({
        "customerInfo.phone": "No",
        preferredAt: "We are closed on that day.",
        vehicleId: "Unknown",
      }),
    ).toEqual({ phone: "No", day: "We are closed on that day." });
  });
});
