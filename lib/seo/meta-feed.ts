import { business, coordinates, dealership, telephoneLink } from "@/lib/business";
import { csvFeed, type FeedColumns } from "@/lib/seo/csv-feed";
import type { VehicleListing } from "@/lib/seo/vehicle-listing";
import { isValidVin } from "@/lib/vin/rules";

// Source: https://developers.facebook.com/docs/marketing-api/auto-ads/reference

const MAX_IMAGES = 20;

const AVAILABILITY = { available: "AVAILABLE", pending: "PENDING" };
const BODY_STYLE = {
  sedan: "SEDAN",
  coupe: "COUPE",
  hatchback: "HATCHBACK",
  suv: "SUV",
  pickup: "TRUCK",
  van: "VAN",
};
const CONDITION = { excellent: "EXCELLENT", "very-good": "VERY_GOOD", good: "GOOD", fair: "FAIR" };
const DRIVETRAIN = { fwd: "FWD", rwd: "RWD", awd: "AWD", "4wd": "4X4" };
const FUEL_TYPE = {
  gasoline: "GASOLINE",
  diesel: "DIESEL",
  electric: "ELECTRIC",
  hybrid: "HYBRID",
  "plugin-hybrid": "PLUGIN_HYBRID",
};
/** Meta only distinguishes whether the driver shifts. */
const TRANSMISSION = {
  automatic: "AUTOMATIC",
  manual: "MANUAL",
  cvt: "AUTOMATIC",
  "automated-manual": "AUTOMATIC",
};

const COLUMNS: FeedColumns = {
  vehicle_id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description, summary }) => description ?? summary,
  url: ({ url }) => url,
  make: ({ make }) => make,
  model: ({ model }) => model,
  trim: ({ trim }) => trim,
  year: ({ year }) => year,
  "mileage.value": ({ mileage }) => mileage,
  "mileage.unit": () => "MI",
  image: (listing) => JSON.stringify(images(listing)),
  transmission: ({ transmission }) => transmission && TRANSMISSION[transmission],
  fuel_type: ({ fuelType }) => fuelType && FUEL_TYPE[fuelType],
  body_style: ({ body }) => BODY_STYLE[body],
  drivetrain: ({ driveType }) => driveType && DRIVETRAIN[driveType],
  vin: ({ vin }) => vin,
  condition: ({ condition }) => CONDITION[condition],
  price: ({ price }) => `${price} USD`,
  "address.addr1": () => business.address.street,
  "address.city": () => business.address.city,
  "address.region": () => business.address.state,
  "address.postal_code": () => business.address.zip,
  "address.country": () => dealership.country,
  latitude: () => coordinates.latitude,
  longitude: () => coordinates.longitude,
  exterior_color: ({ exteriorColor }) => exteriorColor,
  interior_color: ({ interiorColor }) => interiorColor,
  availability: ({ availability }) => AVAILABILITY[availability],
  date_first_on_lot: ({ dateAcquired }) => dateAcquired,
  state_of_vehicle: () => "USED",
  vehicle_type: () => "CAR_TRUCK",
  dealer_id: () => dealership.id,
  dealer_name: () => business.name,
  dealer_phone: () => telephoneLink.replace("tel:", ""),
};

/** Meta requires a picture: without photos, it is the one of link previews. */
function images({ photos, preview }: VehicleListing): { url: string; tag: string[] }[] {
  if (photos.length === 0) return [{ url: preview, tag: ["Drawing"] }];
  return photos.slice(0, MAX_IMAGES).map((url) => ({ url, tag: ["Photo"] }));
}

/** Whether the vehicle has everything that Meta requires. */
const isAccepted = ({ exteriorColor, price, vin }: VehicleListing): boolean =>
  exteriorColor !== null && price > 0 && isValidVin(vin);

/** The feed for Meta automotive inventory ads, as CSV. */
export const metaFeed = (listings: readonly VehicleListing[]): string =>
  csvFeed(COLUMNS, listings.filter(isAccepted));
