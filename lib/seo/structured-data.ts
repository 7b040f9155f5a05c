import { business, coordinates, openingTime } from "@/lib/business";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import {
  CONDITION_LABELS,
  DRIVE_TYPE_LABELS,
  FUEL_TYPE_LABELS,
  TRANSMISSION_LABELS,
} from "@/lib/retail-vehicles/rules";
import { dismantledPicturePath, photosOf } from "@/lib/seo/open-graph";
import type { VehicleListing } from "@/lib/seo/vehicle-listing";
import { vehicleTitle } from "@/lib/vehicles/format";

// Structured data for search engines, in the vocabulary of schema.org.

/** A JSON-LD node without `@context`, which `serializeStructuredData` adds. */
export type StructuredData = { "@type": string | string[]; [property: string]: unknown };

/** The shop, as a dealer, a parts store and a repair shop. */
export function businessData(siteUrl: string): StructuredData {
  const { street, city, state, zip } = business.address;
  return {
    "@type": ["AutoDealer", "AutoPartsStore", "AutoRepair"],
    "@id": `${siteUrl}/#business`,
    name: business.name,
    url: siteUrl,
    telephone: business.phone,
    email: business.email,
    foundingDate: String(business.foundedYear),
    image: `${siteUrl}/icon-512.png`,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", ...coordinates },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: openingTime.days,
      opens: openingTime.opens,
      closes: openingTime.closes,
    },
  };
}

const AVAILABILITY = {
  available: "https://schema.org/InStock",
  pending: "https://schema.org/LimitedAvailability",
} as const;

/** A car for sale, with its offer. */
export function carData(listing: VehicleListing, siteUrl: string): StructuredData {
  const { url, photos, transmission, driveType, fuelType } = listing;
  return {
    "@type": "Car",
    "@id": url,
    name: listing.title,
    url,
    image: photos.length > 0 ? photos : listing.preview,
    sku: listing.stockNumber,
    vehicleIdentificationNumber: listing.vin,
    vehicleModelDate: String(listing.year),
    brand: { "@type": "Brand", name: listing.make },
    model: listing.model,
    ...present({
      description: listing.description,
      vehicleConfiguration: listing.trim,
      color: listing.exteriorColor,
      vehicleInteriorColor: listing.interiorColor,
      vehicleTransmission: transmission && TRANSMISSION_LABELS[transmission],
      driveWheelConfiguration: driveType && DRIVE_TYPE_LABELS[driveType],
      fuelType: fuelType && FUEL_TYPE_LABELS[fuelType],
      vehicleEngine: listing.engineType && { "@type": "EngineSpecification", name: listing.engineType },
    }),
    mileageFromOdometer: { "@type": "QuantitativeValue", value: listing.mileage, unitCode: "SMI" },
    itemCondition: "https://schema.org/UsedCondition",
    offers: {
      "@type": "Offer",
      url,
      price: listing.price,
      priceCurrency: "USD",
      availability: AVAILABILITY[listing.availability],
      itemCondition: "https://schema.org/UsedCondition",
      description: `${CONDITION_LABELS[listing.condition]} condition`,
      seller: { "@type": "AutoDealer", "@id": `${siteUrl}/#business`, name: business.name, url: siteUrl },
    },
  };
}

/** A dismantled vehicle: a car without an offer, because only its parts are sold. */
export function dismantledCarData(vehicle: PublicDismantledVehicle, siteUrl: string): StructuredData {
  const url = `${siteUrl}/parts/${vehicle._id}`;
  const photos = photosOf(vehicle.images).map((photo) => new URL(photo, siteUrl).href);
  return {
    "@type": "Car",
    "@id": url,
    name: vehicleTitle(vehicle, true),
    url,
    image: photos.length > 0 ? photos : siteUrl + dismantledPicturePath(vehicle._id),
    sku: vehicle.stockNumber,
    vehicleIdentificationNumber: vehicle.vin,
    vehicleModelDate: String(vehicle.year),
    brand: { "@type": "Brand", name: vehicle.make },
    model: vehicle.model,
    ...present({
      vehicleConfiguration: vehicle.trim,
      color: vehicle.exteriorColor,
      vehicleInteriorColor: vehicle.interiorColor,
      vehicleTransmission: vehicle.transmission,
      driveWheelConfiguration: vehicle.driveType,
      vehicleEngine: vehicle.engineType && { "@type": "EngineSpecification", name: vehicle.engineType },
    }),
    mileageFromOdometer: { "@type": "QuantitativeValue", value: vehicle.mileage, unitCode: "SMI" },
    itemCondition: "https://schema.org/DamagedCondition",
  };
}

/** The breadcrumbs of a page. `steps` are names and paths, without the home page. */
export function breadcrumbData(
  siteUrl: string,
  steps: readonly { name: string; path: string }[],
): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** The text of a JSON-LD script element, escaped so that no value can close the element. */
export function serializeStructuredData(nodes: readonly StructuredData[]): string {
  const document = { "@context": "https://schema.org", "@graph": nodes };
  return JSON.stringify(document)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

function present(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value));
}
