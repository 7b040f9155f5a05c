import { parseCsv, parseRecords } from "@/e2e/support/csv";

// The fields that the platforms publish for their feeds, and what they accept in them.

type Field = {
  required?: true;
  /** One of these, or a text that matches. */
  allowed?: readonly string[] | RegExp;
  maxLength?: number;
};
export type FeedFields = Record<string, Field>;

const VIN = /^[A-HJ-NPR-Z\d]{17}$/;
const URL_PATTERN = /^https?:\/\/[^\s,]+$/;
const YEAR = /^\d{4}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const PRICE = /^[1-9]\d* USD$/;
const PHONE = /^\+\d{11}$/;

/** https://developers.google.com/vehicle-listings/reference/feed-specification */
export const GOOGLE_FIELDS: FeedFields = {
  // Vehicles from before 1981 may have shorter ones.
  vin: { required: true, allowed: /^[A-HJ-NPR-Z\d]{5,17}$/ },
  id: {},
  store_code: { required: true },
  place_id: {},
  maps_url: { allowed: URL_PATTERN },
  dealership_name: { required: true },
  // With city, postal code and country.
  dealership_address: { required: true, allowed: /^.+, .+, [A-Z]{2} \d{5}, US$/ },
  tracking_phone_number: { allowed: PHONE },
  image_link: { allowed: URL_PATTERN },
  additional_image_link: { allowed: /^https?:\/\/[^\s,]+(,https?:\/\/[^\s,]+)*$/ },
  link: { allowed: URL_PATTERN },
  date_in_stock: { allowed: DAY },
  price: { required: true, allowed: PRICE },
  vehicle_msrp: { allowed: PRICE },
  condition: { required: true, allowed: ["n", "new", "u", "used"] },
  certified_pre_owned: { allowed: ["1", "yes", "0", "no"] },
  make: { required: true },
  model: { required: true },
  // Required for models that have one.
  trim: {},
  year: { required: true, allowed: YEAR },
  // Required for used vehicles.
  mileage: { required: true, allowed: /^\d+ miles$/ },
  exterior_color: {},
  interior_color: {},
  vehicle_option: {},
  vehicle_fulfillment: { allowed: ["IN_STORE", "SHIP_TO_STORE", "ONLINE"] },
  legal_disclaimer: {},
};

/**
 * https://developers.facebook.com/docs/marketing-api/auto-ads/reference, with the values in Meta's SDK
 * (facebook_business/adobjects/vehicle.py)
 */
export const META_FIELDS: FeedFields = {
  vehicle_id: { required: true, maxLength: 100 },
  title: { required: true, maxLength: 500 },
  description: { required: true, maxLength: 5_000 },
  url: { required: true, allowed: URL_PATTERN },
  make: { required: true },
  model: { required: true },
  trim: {},
  year: { required: true, allowed: YEAR },
  "mileage.value": { required: true, allowed: /^\d+$/ },
  "mileage.unit": { required: true, allowed: ["KM", "MI"] },
  // JSON with 1 to 20 images.
  image: {
    required: true,
    allowed: /^\[(\{"url":"https?:[^\s"]+","tag":\["\w+"\]\},?){1,20}(?<!,)\]$/,
  },
  transmission: { allowed: ["AUTOMATIC", "MANUAL", "OTHER", "NONE"] },
  fuel_type: {
    allowed: [
      ...["DIESEL", "ELECTRIC", "FLEX", "GASOLINE", "HYBRID"],
      ...["PETROL", "PLUGIN_HYBRID", "OTHER", "NONE"],
    ],
  },
  body_style: {
    required: true,
    allowed: [
      ...["CONVERTIBLE", "COUPE", "CROSSOVER", "HATCHBACK", "MINIVAN", "SEDAN"],
      ...["SUV", "TRUCK", "VAN", "WAGON", "OTHER"],
    ],
  },
  drivetrain: { allowed: ["4X2", "4X4", "AWD", "FWD", "RWD", "OTHER", "NONE"] },
  vin: { required: true, allowed: VIN },
  condition: { allowed: ["EXCELLENT", "VERY_GOOD", "GOOD", "FAIR", "POOR", "OTHER", "NONE"] },
  price: { required: true, allowed: PRICE },
  "address.addr1": { required: true },
  "address.city": { required: true },
  "address.region": { required: true },
  "address.postal_code": { required: true, allowed: /^\d{5}$/ },
  "address.country": { required: true, allowed: ["US"] },
  latitude: { required: true, allowed: /^-?\d{1,2}\.\d+$/ },
  longitude: { required: true, allowed: /^-?\d{1,3}\.\d+$/ },
  exterior_color: { required: true },
  interior_color: {},
  sale_price: { allowed: PRICE },
  availability: { allowed: ["AVAILABLE", "NOT_AVAILABLE", "PENDING"] },
  date_first_on_lot: { allowed: DAY },
  state_of_vehicle: { required: true, allowed: ["NEW", "USED", "CPO"] },
  vehicle_type: {
    allowed: [
      ...["BOAT", "CAR_TRUCK", "COMMERCIAL", "MOTORCYCLE"],
      ...["OTHER", "POWERSPORT", "RV_CAMPER", "TRAILER"],
    ],
  },
  dealer_id: {},
  dealer_name: {},
  dealer_phone: { allowed: PHONE },
  fb_page_id: { allowed: /^\d+$/ },
};

/** What a platform would reject in a feed. @throws Error if the CSV is malformed */
export function feedProblems(csv: string, fields: FeedFields): string[] {
  const names = parseCsv(csv)[0] ?? [];
  const required = Object.keys(fields).filter((name) => fields[name]?.required);
  return [
    ...names.filter((name) => !(name in fields)).map((name) => `${name}: there is no such field`),
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `${name}: twice`),
    ...required.filter((name) => !names.includes(name)).map((name) => `${name}: there is no such column`),
    ...parseRecords(csv).flatMap((record) =>
      Object.entries(record).flatMap(([name, value]) => {
        const problem = problemWith(value, fields[name] ?? {});
        return problem ? [`${name}: ${JSON.stringify(value)} ${problem}`] : [];
      }),
    ),
  ];
}

function problemWith(value: string, { required, allowed, maxLength }: Field): string | null {
  if (value === "") return required ? "is required" : null;
  if (maxLength && value.length > maxLength) return "is too long";
  if (!allowed) return null;
  const isAllowed = allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value);
  return isAllowed ? null : "is not allowed";
}
