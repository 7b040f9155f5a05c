import { business } from "@/lib/business";
import {
  CONDITION_LABELS,
  DRIVE_TYPE_LABELS,
  FUEL_TYPE_LABELS,
  STATUS_LABELS,
  TRANSMISSION_LABELS,
} from "@/lib/retail-vehicles/rules";
import { formatMiles, formatPrice } from "@/lib/vehicles/format";

/** The kinds of records that have a history, as in the database. */
export type HistoryKind = "retail_vehicle" | "dismantled_vehicle" | "part_request" | "repair_request";

/** The labels of all records' fields, in the order in which changes are listed. */
export const FIELD_LABELS: Record<string, string> = {
  status: "Status",
  stockNumber: "Stock number",
  reference: "Reference",
  "customerInfo.name": "Name",
  "customerInfo.phone": "Phone",
  "customerInfo.email": "Email",
  "customerInfo.address.street": "Street",
  "customerInfo.address.city": "City",
  "customerInfo.address.state": "State",
  "customerInfo.address.zipCode": "Zip code",
  contactMethod: "Reach by",
  vin: "VIN",
  year: "Year",
  make: "Make",
  model: "Model",
  trim: "Trim",
  "vehicleInfo.vin": "VIN",
  "vehicleInfo.year": "Year",
  "vehicleInfo.make": "Make",
  "vehicleInfo.model": "Model",
  "vehicleInfo.trim": "Trim",
  "vehicleInfo.engineSize": "Engine",
  "vehicleInfo.mileage": "Mileage",
  mileage: "Mileage",
  price: "Price",
  "partDetails.system": "System",
  "partDetails.component": "Part",
  "partDetails.otherComponent": "Described as",
  "partDetails.additionalInfo": "What they asked",
  "serviceInfo.serviceType": "Service",
  "serviceInfo.otherServiceType": "Other service",
  "serviceInfo.description": "What they said",
  "serviceInfo.preferredDate": "Preferred day",
  "serviceInfo.urgency": "Urgency",
  dateAcquired: "Date acquired",
  soldAt: "Sold",
  condition: "Condition",
  engineType: "Engine",
  transmission: "Transmission",
  driveType: "Drive type",
  fuelType: "Fuel",
  exteriorColor: "Exterior color",
  interiorColor: "Interior color",
  features: "Features",
  description: "Description",
  images: "Photos",
  imageUrl: "Photo",
  notes: "Notes",
};

// The labels of the retail inventory's values: the other inventory stores different ones.
const RETAIL_LABELS: Record<string, Record<string, string>> = {
  status: STATUS_LABELS,
  transmission: TRANSMISSION_LABELS,
  driveType: DRIVE_TYPE_LABELS,
  fuelType: FUEL_TYPE_LABELS,
  condition: CONDITION_LABELS,
};
const SENTENCE_CASE = new Set(["status", "contactMethod"]);

const instant = new Intl.DateTimeFormat("en-US", {
  timeZone: business.timeZone,
  dateStyle: "medium",
  timeStyle: "short",
});
const day = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "medium" });

/** The value of a field as staff read it: dollars, miles, and dates in the shop's time zone. Null for an empty value. */
export function readableValue(kind: HistoryKind, field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return readableNumber(field, value);
  if (typeof value !== "string") return JSON.stringify(value);
  if (field === "soldAt") return readableDate(instant, value);
  if (field === "dateAcquired" || field === "serviceInfo.preferredDate") return readableDate(day, value);
  const word = kind === "retail_vehicle" ? RETAIL_LABELS[field]?.[value] : undefined;
  return word ?? (SENTENCE_CASE.has(field) ? inWords(value) : value);
}

function readableNumber(field: string, value: number): string {
  if (field === "price") return formatPrice(value);
  return field.endsWith("mileage") ? `${formatMiles(value)} miles` : String(value);
}

function readableDate(format: Intl.DateTimeFormat, value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : format.format(date);
}

// in_progress: In progress.
function inWords(value: string): string {
  const words = value.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
