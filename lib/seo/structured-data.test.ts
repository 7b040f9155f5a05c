import { describe, expect, it } from "vitest";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import {
  breadcrumbData,
  businessData,
  carData,
  dismantledCarData,
  serializeStructuredData,
} from "@/lib/seo/structured-data";
import { vehicleListing } from "@/lib/seo/vehicle-listing";

const SITE = "https://www.example.com";
const vehicle: PublicRetailVehicle = {
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
  interiorColor: null,
  transmission: "cvt",
  engineType: "1.5L Turbo I4",
  driveType: "awd",
  fuelType: "gasoline",
  condition: "very-good",
  status: "pending",
  features: null,
  description: "</script><script>alert(1)</script>",
  imageUrl: null,
  images: [],
  dateAcquired: null,
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
  version: 1,
};

function dataOf(changes: Partial<PublicRetailVehicle> = {}) {
  const listing = vehicleListing({ ...vehicle, ...changes }, SITE);
  if (!listing) throw new Error("The vehicle is sold.");
  return carData(listing, SITE);
}

describe("structured data", () => {
  it("contains a car with its VIN, mileage, condition and offer", () => {
    expect(dataOf()).toMatchObject({
      "@type": "Car",
      name: "2019 Honda CR-V EX",
      url: `${SITE}/inventory/${vehicle._id}`,
      vehicleIdentificationNumber: "2HKRW2H57KH600417",
      mileageFromOdometer: { value: 61_820, unitCode: "SMI" },
      itemCondition: "https://schema.org/UsedCondition",
      offers: { price: 19_450, priceCurrency: "USD", availability: "https://schema.org/LimitedAvailability" },
    });
  });

  it("contains the photos of a car in order, or its link preview if there are none", () => {
    expect(dataOf().image).toBe(`${SITE}/inventory/${vehicle._id}/picture`);
    const images = ["/images/b-1600.webp", "/drawings/suv-blue-lot.svg", "https://store.example.com/a.webp"];
    expect(dataOf({ images }).image).toEqual([
      `${SITE}/images/b-1600.webp`,
      "https://store.example.com/a.webp",
    ]);
  });

  it("contains a dismantled vehicle without an offer", () => {
    const { price, condition, features, description, fuelType, status, transmission, driveType, ...shared } =
      vehicle;
    const dismantled: PublicDismantledVehicle = {
      ...shared,
      ...{ status: "Parts Available", transmission: "CVT", driveType: "AWD", dateAcquired: "2026-10-28" },
    };
    const data = dismantledCarData(dismantled, SITE);
    expect(data).toMatchObject({
      "@type": "Car",
      name: "2019 Honda CR-V EX",
      url: `${SITE}/parts/${vehicle._id}`,
      image: `${SITE}/parts/${vehicle._id}/picture`,
      vehicleIdentificationNumber: "2HKRW2H57KH600417",
      mileageFromOdometer: { value: 61_820, unitCode: "SMI" },
      vehicleTransmission: "CVT",
    });
    expect(data).not.toHaveProperty("offers");
  });

  it("omits unknown values", () => {
    expect(dataOf()).not.toHaveProperty("vehicleInteriorColor");
  });

  it("describes a dealer, a parts store and a repair shop", () => {
    expect(businessData(SITE)["@type"]).toEqual(["AutoDealer", "AutoPartsStore", "AutoRepair"]);
  });

  it("contains breadcrumbs from the home page to the current page", () => {
    expect(breadcrumbData(SITE, [{ name: "Contact", path: "/contact" }]).itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: SITE },
      { "@type": "ListItem", position: 2, name: "Contact", item: `${SITE}/contact` },
    ]);
  });

  it("cannot close its script element", () => {
    const text = serializeStructuredData([dataOf({ make: "A\u2028B" })]);
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)["@graph"][0].description).toBe(vehicle.description);
  });
});
