import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shopMoment, shortened } from "@/lib/vehicle-inquiries/rules";
import { VEHICLE_INQUIRY_MESSAGES, vehicleInquirySchema } from "@/lib/vehicle-inquiries/schema";

// Wednesday, November 18, 2026, 10:00 at the shop.
beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-18T15:00:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const inquiry = (change: object = {}) => ({
  vehicleId: "abcdefghijkl",
  topic: "question",
  message: "Does it have a hitch?",
  customerInfo: { name: " Dana Example ", phone: "518-555-0117" },
  ...change,
});
const drive = (preferredAt: unknown) => inquiry({ topic: "test_drive", message: "", preferredAt });

describe("an inquiry", () => {
  it("is accepted with a phone number, and stays valid when it is sent again", () => {
    const parsed = vehicleInquirySchema.parse(inquiry());
    expect(parsed).toEqual({
      vehicleId: "abcdefghijkl",
      topic: "question",
      message: "Does it have a hitch?",
      preferredAt: null,
      customerInfo: { name: "Dana Example", phone: "(518) 555-0117", email: null },
    });
    expect(vehicleInquirySchema.parse(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
  });

  it("is accepted with an email address alone, and a test drive without a message or a time", () => {
    const customerInfo = { name: "Dana", phone: " ", email: "dana@example.com" };
    expect(vehicleInquirySchema.parse(inquiry({ customerInfo })).customerInfo.phone).toBeNull();
    expect(vehicleInquirySchema.parse(drive("")).preferredAt).toBeNull();
    expect(vehicleInquirySchema.parse(drive("2026-11-19T14:30")).preferredAt).toBe("2026-11-19T14:30");
  });

  it.each([
    ["message", inquiry({ message: " " }), VEHICLE_INQUIRY_MESSAGES.message],
    ["topic", inquiry({ topic: "price" }), VEHICLE_INQUIRY_MESSAGES.topic],
    ["vehicleId", inquiry({ vehicleId: "" }), VEHICLE_INQUIRY_MESSAGES.vehicle],
    ["customerInfo.name", inquiry({ customerInfo: { phone: "5185550117" } }), VEHICLE_INQUIRY_MESSAGES.name],
    ["customerInfo.phone", inquiry({ customerInfo: { name: "D" } }), VEHICLE_INQUIRY_MESSAGES.contact],
    [
      "customerInfo.phone",
      inquiry({ customerInfo: { name: "D", phone: "555" } }),
      VEHICLE_INQUIRY_MESSAGES.phoneInvalid,
    ],
    [
      "customerInfo.email",
      inquiry({ customerInfo: { name: "D", email: "d@x" } }),
      VEHICLE_INQUIRY_MESSAGES.emailInvalid,
    ],
    ["preferredAt", drive("tomorrow"), VEHICLE_INQUIRY_MESSAGES.preferredAtInvalid],
    ["preferredAt", drive("2026-02-30T10:00"), VEHICLE_INQUIRY_MESSAGES.preferredAtInvalid],
    ["preferredAt", drive(5), VEHICLE_INQUIRY_MESSAGES.preferredAtInvalid],
    ["preferredAt", drive("2026-11-18T09:59"), VEHICLE_INQUIRY_MESSAGES.preferredAtPast],
    ["preferredAt", drive("2026-11-18T17:00"), VEHICLE_INQUIRY_MESSAGES.preferredAtClosed],
    ["preferredAt", drive("2026-11-19T07:59"), VEHICLE_INQUIRY_MESSAGES.preferredAtClosed],
    ["preferredAt", drive("2026-11-21T10:00"), VEHICLE_INQUIRY_MESSAGES.preferredAtClosed],
    ["preferredAt", drive("2062-11-20T10:00"), VEHICLE_INQUIRY_MESSAGES.preferredAtTooLate],
  ])("is rejected for its %s: %j", (field, input, message) => {
    const [issue] = vehicleInquirySchema.safeParse(input).error?.issues ?? [];
    expect([issue?.path.join("."), issue?.message]).toEqual([field, message]);
  });

  it("with a question ignores an impossible time", () => {
    expect(vehicleInquirySchema.safeParse(inquiry({ preferredAt: "2020-01-01T10:00" })).success).toBe(true);
  });
});

it.each([
  ["2026-11-18T10:00", "2026-11-18T15:00:00.000Z"],
  ["2026-07-01T08:00", "2026-07-01T12:00:00.000Z"],
  ["2026-10-30T16:59", "2026-10-30T20:59:00.000Z"],
  ["2026-11-02T08:00", "2026-11-02T13:00:00.000Z"],
  ["2027-03-15T08:00", "2027-03-15T12:00:00.000Z"],
])("%s at the shop is %s", (local, moment) => {
  expect(shopMoment(local)?.toISOString()).toBe(moment);
});

it("a long question is cut after a word", () => {
  expect(shortened(" Does it\nhave a hitch? ")).toBe("Does it have a hitch?");
  const cut = shortened("word ".repeat(40));
  expect(cut).toMatch(/ word…$/);
  expect(cut.length).toBeLessThanOrEqual(80);
  expect(shortened("x".repeat(200))).toBe(`${"x".repeat(79)}…`);
});
