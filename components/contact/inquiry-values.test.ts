import { describe, expect, it } from "vitest";
import { dayAtShop, testDriveTimes } from "@/components/contact/inquiry-values";
import { isInShopHours } from "@/lib/vehicle-inquiries/rules";

describe("the times for a test drive", () => {
  it("are every half hour while the shop is open", () => {
    const times = testDriveTimes();
    expect(times[0]).toEqual({ value: "08:00", label: "8:00 am" });
    expect(times[1]).toEqual({ value: "08:30", label: "8:30 am" });
    expect(times).toContainEqual({ value: "12:00", label: "12:00 pm" });
    expect(times.at(-1)).toEqual({ value: "16:30", label: "4:30 pm" });
    for (const { value } of times) expect(isInShopHours(`2026-11-23T${value}`)).toBe(true);
  });

  it("end before the closing time", () => {
    expect(testDriveTimes({ opens: "09:15", closes: "10:20" }).map(({ value }) => value)).toEqual([
      "09:15",
      "09:45",
      "10:15",
    ]);
  });
});

describe("the first day for a test drive", () => {
  it.each([
    ["2026-11-23T02:00:00Z", "2026-11-22"],
    ["2026-11-23T05:00:00Z", "2026-11-23"],
    ["2027-01-01T03:00:00Z", "2026-12-31"],
  ])("at %s is %s, in the shop's time zone", (at, day) => {
    expect(dayAtShop(new Date(at))).toBe(day);
  });
});
