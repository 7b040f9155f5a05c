import { expect, it } from "vitest";
import { inquiryDetails, partDetails, repairDetails } from "@/lib/conversations/details";
import { partName } from "@/lib/part-requests/part-name";

const part = {
  system: "Electrical",
  component: "Headlights - Headlight/Headlamp Assembly",
  otherComponent: null,
  engineSize: "2.5L I4",
};

it.each([
  ["Headlights - Headlight/Headlamp Assembly", null, "Headlight/Headlamp Assembly"],
  ["Computers/Modules - Other Module", "Liftgate module", "Liftgate module"],
  ["Hoods", null, "Hoods"],
  ["Seats - Rear - Left", null, "Rear - Left"],
])("the part of %j (%j) is %j", (component, other, name) => {
  expect(partName(component, other)).toBe(name);
});

it("a part shows its category and its engine", () => {
  expect(partDetails(part)).toEqual([
    { label: "Category", value: "Electrical › Headlights" },
    { label: "Engine", value: "2.5L I4" },
  ]);
  expect(partDetails({ ...part, component: "Hoods", engineSize: null })).toEqual([
    { label: "Category", value: "Electrical" },
  ]);
});

it("a repair shows what the customer entered, and no default values", () => {
  const callback = {
    ...({
      urgency: "Medium",
      contactMethod: "phone",
      preferredDate: null,
      engineSize: null,
      mileage: 0,
    } as const),
    ...{ street: null, city: null, state: null, zipCode: null },
  };
  expect(repairDetails(callback)).toEqual([
    { label: "Urgency", value: "Medium" },
    { label: "Reach by", value: "Phone" },
  ]);
  const preferredDate = new Date("2026-12-24T00:00:00Z");
  const place = { street: "9 Sawmill Lane", city: "Hometown", state: "NY", zipCode: "12000" };
  expect(repairDetails({ ...callback, ...place, preferredDate, mileage: 91_240 })).toEqual([
    { label: "Urgency", value: "Medium" },
    { label: "Preferred day", value: "Dec 24, 2026" },
    { label: "Reach by", value: "Phone" },
    { label: "Mileage", value: "91,240 miles" },
    { label: "Address", value: "9 Sawmill Lane, Hometown, NY 12000" },
  ]);
});

it("a test drive shows its preferred time in the shop's time zone", () => {
  const preferredAt = new Date("2026-12-01T19:30:00Z");
  expect(inquiryDetails({ topic: "test_drive", preferredAt, stockNumber: "R-2107" })).toEqual([
    { label: "Topic", value: "Test drive" },
    { label: "Preferred time", value: "Tue Dec 1, 2:30 pm" },
    { label: "Stock number", value: "R-2107" },
  ]);
});
