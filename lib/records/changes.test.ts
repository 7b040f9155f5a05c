import { describe, expect, it } from "vitest";
import { fieldChanges } from "@/lib/records/changes";

const vehicle = {
  _id: "abcdefghijkl",
  stockNumber: "R-2107",
  status: "available",
  price: 14_500,
  mileage: 61_820,
  transmission: "automated-manual",
  soldAt: null,
  dateAcquired: "2026-11-12",
  notes: "Row C",
  imageUrl: "/images/a.webp",
  images: ["/images/a.webp", "/images/b.webp"],
  missing: [],
  updatedAt: "2026-11-20T14:42:00.000Z",
  version: 3,
};
const request = {
  _id: "abcdefghijkl",
  status: "in_progress",
  customerInfo: { name: "Dana Example", phone: null, address: { city: "Troy" } },
  vehicleInfo: { mileage: 104_220, vin: null },
  notes: [{ author: "anna", timestamp: "2026-11-20T14:42:00.000Z", content: "Left a voicemail." }],
  inventory: null,
  version: 2,
};
const changed = (
  kind: Parameters<typeof fieldChanges>[0],
  from: object,
  change: object,
): [string, string | null, string | null][] =>
  fieldChanges(kind, from, { ...from, ...change, version: 9 }).map(({ label, before, after }) => [
    label,
    before,
    after,
  ]);

describe("the changes", () => {
  it.each([
    [{ price: 13_995 }, "Price", "$14,500", "$13,995"],
    [{ price: null }, "Price", "$14,500", null],
    [{ mileage: 0 }, "Mileage", "61,820 miles", "0 miles"],
    [{ status: "pending" }, "Status", "Available", "Sale Pending"],
    [{ transmission: "cvt" }, "Transmission", "Automated manual", "CVT"],
    [{ dateAcquired: "2026-01-01" }, "Date acquired", "Nov 12, 2026", "Jan 1, 2026"],
    [{ soldAt: "2027-01-01T04:30:00.000Z" }, "Sold", null, "Dec 31, 2026, 11:30 PM"],
    [{ notes: "" }, "Notes", "Row C", null],
    [{ engineCode: "2AR-FE" }, "Engine code", null, "2AR-FE"],
    [
      { images: ["/images/b.webp", "/images/a.webp"], imageUrl: "/images/b.webp" },
      "Photos",
      "2 photos",
      "2 photos (in another order)",
    ],
    [
      { images: ["/images/c.webp"], imageUrl: "/images/c.webp" },
      "Photos",
      "2 photos",
      "1 photo (1 added, 2 taken off)",
    ],
    [{ images: [], imageUrl: null }, "Photos", "2 photos", null],
  ])("to a vehicle by %j", (change, ...expected) => {
    expect(changed("retail_vehicle", vehicle, change).map((one) => one.map(withPlainSpaces))).toEqual([
      expected,
    ]);
  });

  it.each([
    [{ status: "completed" }, "Status", "In progress", "Completed"],
    [{ customerInfo: { ...request.customerInfo, name: "Dana E." } }, "Name", "Dana Example", "Dana E."],
    [{ vehicleInfo: { mileage: 104_220, vin: "1HG" } }, "VIN", null, "1HG"],
    [{ notes: [...request.notes, { content: "Quoted $85." }] }, "Note", null, "Quoted $85."],
    [{ notes: [] }, "Note", "Left a voicemail.", null],
  ])("to a request by %j", (change, ...expected) => {
    expect(changed("repair_request", request, change)).toEqual([expected]);
  });

  it("are none when only the version or a timestamp differs", () => {
    expect(changed("retail_vehicle", vehicle, { updatedAt: "2027", missing: ["year"] })).toEqual([]);
    expect(changed("part_request", request, { inventory: { stockNumber: "D-1" } })).toEqual([]);
  });

  it("are all fields with a value for a record that was created or deleted", () => {
    const created = fieldChanges("repair_request", null, request);
    expect(created.map(({ label, after }) => [label, after])).toEqual([
      ["Status", "In progress"],
      ["Name", "Dana Example"],
      ["City", "Troy"],
      ["Mileage", "104,220 miles"],
      ["Note", "Left a voicemail."],
    ]);
    expect(fieldChanges("repair_request", request, null).map(({ before, after }) => [before, after])).toEqual(
      created.map(({ before, after }) => [after, before]),
    );
  });

  it("show a value of the other inventory unchanged", () => {
    expect(changed("dismantled_vehicle", { status: "Parts Available" }, { status: "Scrapped" })).toEqual([
      ["Status", "Parts Available", "Scrapped"],
    ]);
  });
});

// The space before PM differs between versions of ICU.
const withPlainSpaces = (text: string | null) => text?.replace(/\s/gu, " ") ?? null;
