import { business, dealership, telephoneLink } from "@/lib/business";
import { csvFeed, type FeedColumns } from "@/lib/seo/csv-feed";
import type { VehicleListing } from "@/lib/seo/vehicle-listing";
import { isValidVin } from "@/lib/vin/rules";

// Source: https://developers.google.com/vehicle-listings/reference/feed-specification and
// https://developers.google.com/vehicle-listings/integration-process/feed-setup

/** The first model year whose VINs have 17 characters. Google accepts other VINs for older vehicles only. */
const FIRST_VIN_YEAR = 1981;

const { street, city, state, zip } = business.address;

const COLUMNS: FeedColumns = {
  vin: ({ vin }) => vin,
  id: ({ stockNumber }) => stockNumber,
  store_code: () => dealership.id,
  place_id: () => dealership.googlePlaceId,
  dealership_name: () => business.name,
  dealership_address: () => `${street}, ${city}, ${state} ${zip}, ${dealership.country}`,
  tracking_phone_number: () => telephoneLink.replace("tel:", ""),
  // Google rejects pictures that do not show the actual vehicle, so there is no drawing in place of a photo.
  image_link: ({ photos }) => list(photos.slice(0, 1), "%2C"),
  additional_image_link: ({ photos }) => list(photos.slice(1), "%2C"),
  link: ({ url }) => url,
  date_in_stock: ({ dateAcquired }) => dateAcquired,
  price: ({ price }) => `${price} USD`,
  condition: () => "used",
  certified_pre_owned: () => "no",
  make: ({ make }) => make,
  model: ({ model }) => model,
  trim: ({ trim }) => trim,
  year: ({ year }) => year,
  mileage: ({ mileage }) => `${mileage} miles`,
  exterior_color: ({ exteriorColor }) => exteriorColor,
  interior_color: ({ interiorColor }) => interiorColor,
  vehicle_option: ({ features }) => list(features, ";"),
  vehicle_fulfillment: () => "IN_STORE",
};

/** Several values in one field, separated by commas, with a replacement for the commas in them. */
const list = (values: readonly string[], comma: string) =>
  values.map((value) => value.replaceAll(",", comma)).join(",");

/** Whether Google accepts the vehicle: a page that says that a sale is pending does not count as an offer. */
const isAccepted = ({ availability, price, vin, year }: VehicleListing): boolean =>
  availability === "available" && price > 0 && (isValidVin(vin) || year < FIRST_VIN_YEAR);

/** The feed for Google vehicle listings, as CSV. */
export const googleFeed = (listings: readonly VehicleListing[]): string =>
  csvFeed(COLUMNS, listings.filter(isAccepted));
