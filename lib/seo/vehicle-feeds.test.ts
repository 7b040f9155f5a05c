import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCsv, parseRecords } from "@/e2e/support/csv";
import { feedProblems, GOOGLE_FIELDS, META_FIELDS } from "@/e2e/support/feed-fields";
import { business, dealership } from "@/lib/business";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { csvFeed } from "@/lib/seo/csv-feed";
import { googleFeed } from "@/lib/seo/google-feed";
import { metaFeed } from "@/lib/seo/meta-feed";
import { sitemapEntry, vehicleListing } from "@/lib/seo/vehicle-listing";

const SITE = "https://www.example.com";

const complete: PublicRetailVehicle = {
  _id: "abcdefghij0123456789",
  stockNumber: "R-2107",
  vin: "2HKRW2H57KH600417",
  year: 2019,
  make: "Honda",
  model: "CR-V",
  trim: "EX",
  mileage: 61_820,
  price: 19_450,
  exteriorColor: "Blue",
  interiorColor: "Gray, leather",
  transmission: "cvt",
  engineType: "1.5L Turbo I4",
  driveType: "4wd",
  fuelType: "plugin-hybrid",
  condition: "very-good",
  status: "available",
  features: 'Heated seats\nWheels 17" alloy\nBluetooth, AUX',
  description: 'One owner.\nSays "hello", always.',
  imageUrl: null,
  images: ["/images/a-1600.webp", "/drawings/suv-blue-lot.svg", "https://store.example.com/b,1.webp"],
  dateAcquired: "2026-10-12",
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-02T00:00:00.000Z",
  version: 1,
};

const word = fc.string({ minLength: 1, unit: "grapheme" }).filter((text) => text.trim() !== "");
const line = fc.option(word);
const vehicles: fc.Arbitrary<PublicRetailVehicle[]> = fc.uniqueArray(
  fc.record({
    _id: fc.stringMatching(/^[a-z0-9]{20}$/),
    stockNumber: word,
    vin: fc.stringMatching(/^([A-HJ-NPR-Z\d]{5,17}|[A-HJ-NPR-Z\d]{17})$/),
    year: fc.integer({ min: 1900, max: 2100 }),
    make: word,
    model: word,
    trim: line,
    mileage: fc.nat(9_999_999),
    price: fc.nat(99_999_999),
    exteriorColor: line,
    interiorColor: line,
    transmission: fc.option(fc.constantFrom("automatic", "manual", "cvt", "automated-manual")),
    engineType: line,
    driveType: fc.option(fc.constantFrom("fwd", "rwd", "awd", "4wd")),
    fuelType: fc.option(fc.constantFrom("gasoline", "diesel", "electric", "hybrid", "plugin-hybrid")),
    condition: fc.constantFrom("excellent", "very-good", "good", "fair"),
    status: fc.constantFrom("available", "pending", "sold"),
    features: line,
    description: line,
    imageUrl: fc.constant(null),
    images: fc.array(fc.constantFrom("/images/a-1600.webp", "/drawings/a.svg", "https://a.example/ü,.jpg"), {
      maxLength: 20,
    }),
    dateAcquired: fc.constantFrom("2026-10-12", null),
    createdAt: fc.constant(complete.createdAt),
    updatedAt: fc.constant(complete.updatedAt),
    version: fc.nat(),
  }),
  { selector: ({ _id }) => _id, maxLength: 5 },
);

const listingsOf = (all: readonly PublicRetailVehicle[]) =>
  all.flatMap((vehicle) => vehicleListing(vehicle, SITE) ?? []);
const inGoogle = (...all: PublicRetailVehicle[]) => parseRecords(googleFeed(listingsOf(all)));
const inMeta = (...all: PublicRetailVehicle[]) => parseRecords(metaFeed(listingsOf(all)));
const counts = (changes: Partial<PublicRetailVehicle>) => {
  const vehicle = { ...complete, ...changes };
  return { google: inGoogle(vehicle).length, meta: inMeta(vehicle).length };
};

describe("CSV", () => {
  it("keeps every text", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: "binary" }), { minLength: 3, maxLength: 3 })),
        (rows) => {
          const [listing] = listingsOf([complete]);
          if (!listing) throw new Error("There is no listing.");
          const listings = rows.map((features) => ({ ...listing, features }));
          const column = (index: number) => (one: typeof listing) => one.features[index] ?? "";
          const csv = csvFeed({ a: column(0), 'b"': column(1), "c,": column(2) }, listings);
          expect(parseCsv(csv)).toEqual([["a", 'b"', "c,"], ...rows]);
        },
      ),
    );
  });

  it("quotes what Meta and RFC 4180 require, and nothing else", () => {
    const [header, first] = googleFeed(listingsOf([complete])).split("\r\n");
    expect(header).not.toContain('"');
    expect(first).toMatch(/^2HKRW2H57KH600417,R-2107,/);
    expect(first).toContain('"Heated seats,Wheels 17"" alloy,Bluetooth; AUX"');
    expect(first).toContain(',"61820 miles",');
  });
});

describe("the feeds", () => {
  it("have the columns of their platforms without vehicles", () => {
    expect(feedProblems(googleFeed([]), GOOGLE_FIELDS)).toEqual([]);
    expect(feedProblems(metaFeed([]), META_FIELDS)).toEqual([]);
  });

  it("follow the specifications for any vehicles, and contain no sold ones", () => {
    fc.assert(
      fc.property(vehicles, (all) => {
        const listings = listingsOf(all);
        expect(feedProblems(googleFeed(listings), GOOGLE_FIELDS)).toEqual([]);
        expect(feedProblems(metaFeed(listings), META_FIELDS)).toEqual([]);
        const sold = new Set(all.filter(({ status }) => status === "sold").map(({ _id }) => _id));
        expect(
          parseRecords(metaFeed(listings)).filter(({ vehicle_id = "" }) => sold.has(vehicle_id)),
        ).toEqual([]);
      }),
    );
  });

  it("contain a vehicle for Google", () => {
    const { street, city, state, zip } = business.address;
    expect(inGoogle(complete)).toEqual([
      {
        vin: complete.vin,
        id: "R-2107",
        store_code: dealership.id,
        place_id: dealership.googlePlaceId,
        dealership_name: business.name,
        dealership_address: `${street}, ${city}, ${state} ${zip}, US`,
        tracking_phone_number: "+15185550142",
        image_link: `${SITE}/images/a-1600.webp`,
        additional_image_link: "https://store.example.com/b%2C1.webp",
        link: `${SITE}/inventory/${complete._id}`,
        date_in_stock: "2026-10-12",
        price: "19450 USD",
        condition: "used",
        certified_pre_owned: "no",
        make: "Honda",
        model: "CR-V",
        trim: "EX",
        year: "2019",
        mileage: "61820 miles",
        exterior_color: "Blue",
        interior_color: "Gray, leather",
        vehicle_option: 'Heated seats,Wheels 17" alloy,Bluetooth; AUX',
        vehicle_fulfillment: "IN_STORE",
      },
    ]);
  });

  it("contain a vehicle for Meta", () => {
    const [vehicle] = inMeta({ ...complete, status: "pending" });
    expect(vehicle).toMatchObject({
      vehicle_id: complete._id,
      title: "2019 Honda CR-V EX",
      description: complete.description,
      url: `${SITE}/inventory/${complete._id}`,
      "mileage.value": "61820",
      transmission: "AUTOMATIC",
      fuel_type: "PLUGIN_HYBRID",
      body_style: "SUV",
      drivetrain: "4X4",
      condition: "VERY_GOOD",
      price: "19450 USD",
      availability: "PENDING",
      dealer_id: dealership.id,
    });
    expect(JSON.parse(vehicle?.image ?? "")).toEqual([
      { url: `${SITE}/images/a-1600.webp`, tag: ["Photo"] },
      { url: "https://store.example.com/b,1.webp", tag: ["Photo"] },
    ]);
  });

  it("have only photos for Google, and the link preview for Meta if there are none", () => {
    const drawn = { ...complete, images: ["/drawings/suv-blue-lot.svg"] };
    expect(inGoogle(drawn)[0]?.image_link).toBe("");
    expect(inMeta(drawn)[0]?.image).toContain(`${SITE}/inventory/${complete._id}/picture`);
  });

  it.each([
    [{}, { google: 1, meta: 1 }],
    [{ status: "sold" }, { google: 0, meta: 0 }],
    [{ price: 0 }, { google: 0, meta: 0 }],
    [{ status: "pending" }, { google: 0, meta: 1 }],
    [{ exteriorColor: null }, { google: 1, meta: 0 }],
    [{ vin: "VF123456" }, { google: 0, meta: 0 }],
    [
      { vin: "VF123456", year: 1974 },
      { google: 1, meta: 0 },
    ],
  ] as const)("contain a vehicle with %j if the platform accepts it", (changes, expected) => {
    expect(counts(changes)).toEqual(expected);
  });
});

it("the sitemap contains a vehicle for sale with the time of its last change", () => {
  expect(listingsOf([complete, { ...complete, status: "sold" }]).map(sitemapEntry)).toEqual([
    { url: `${SITE}/inventory/${complete._id}`, lastModified: complete.updatedAt },
  ]);
});
