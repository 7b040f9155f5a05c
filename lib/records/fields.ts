import { business } from "@/lib/business";
import { DISMANTLED_FIELDS } from "@/lib/dismantled-vehicles/fields";
import { RETAIL_FIELDS } from "@/lib/retail-vehicles/fields";
import { fieldsIn, type VehicleFields } from "@/lib/vehicles/field";
import { fieldText } from "@/lib/vehicles/field-text";
import { formatMiles } from "@/lib/vehicles/format";

/** The kinds of records that have a history, as in the database. */
export type HistoryKind =
  | "retail_vehicle"
  | "dismantled_vehicle"
  | "part_request"
  | "repair_request"
  | "vehicle_inquiry";

const VEHICLE_FIELDS: Partial<Record<HistoryKind, VehicleFields>> = {
  retail_vehicle: RETAIL_FIELDS,
  dismantled_vehicle: DISMANTLED_FIELDS,
};

/** The fields of all kinds of requests with their labels, in the order of a history entry. */
const REQUEST_LABELS: Record<string, string> = {
  status: "Status",
  reference: "Reference",
  "customerInfo.name": "Name",
  "customerInfo.phone": "Phone",
  "customerInfo.email": "Email",
  "customerInfo.address.street": "Street",
  "customerInfo.address.city": "City",
  "customerInfo.address.state": "State",
  "customerInfo.address.zipCode": "Zip code",
  contactMethod: "Reach by",
  topic: "Topic",
  message: "What they asked",
  preferredAt: "Preferred time",
  "vehicleInfo.stockNumber": "Stock number",
  "vehicleInfo.vin": "VIN",
  "vehicleInfo.year": "Year",
  "vehicleInfo.make": "Make",
  "vehicleInfo.model": "Model",
  "vehicleInfo.trim": "Trim",
  "vehicleInfo.engineSize": "Engine",
  "vehicleInfo.mileage": "Mileage",
  "partDetails.system": "System",
  "partDetails.component": "Part",
  "partDetails.otherComponent": "Described as",
  "partDetails.additionalInfo": "What they asked",
  "serviceInfo.serviceType": "Service",
  "serviceInfo.otherServiceType": "Other service",
  "serviceInfo.description": "What they said",
  "serviceInfo.preferredDate": "Preferred day",
  "serviceInfo.urgency": "Urgency",
  notes: "Notes",
};

const labelsOf = (fields: VehicleFields) =>
  Object.fromEntries(fieldsIn(fields, "history").map(({ name, label }) => [name, label]));

/** The labels of a record's fields by name, in the order of a history entry. */
export const FIELD_LABELS: Record<HistoryKind, Record<string, string>> = {
  retail_vehicle: labelsOf(RETAIL_FIELDS),
  dismantled_vehicle: labelsOf(DISMANTLED_FIELDS),
  part_request: REQUEST_LABELS,
  repair_request: REQUEST_LABELS,
  vehicle_inquiry: REQUEST_LABELS,
};

// Spelled out, such as "In progress" for in_progress.
const SPELLED_OUT = new Set(["status", "contactMethod", "topic"]);

const shopMoment = new Intl.DateTimeFormat("en-US", {
  timeZone: business.timeZone,
  dateStyle: "medium",
  timeStyle: "short",
});
const day = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "medium" });

/** The value of a field as staff read it: dollars, miles, days and the shop's time. Null for what is empty. */
export function readableValue(kind: HistoryKind, field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const vehicleField = VEHICLE_FIELDS[kind]?.[field];
  if (vehicleField && (typeof value === "string" || typeof value === "number")) {
    return fieldText(vehicleField, value);
  }
  if (typeof value === "number") {
    return field.endsWith("mileage") ? `${formatMiles(value)} miles` : String(value);
  }
  if (typeof value !== "string") return JSON.stringify(value);
  if (field === "serviceInfo.preferredDate") return readableDay(value);
  if (field === "preferredAt") return readableMoment(value);
  return SPELLED_OUT.has(field) ? inWords(value) : value;
}

function readableDay(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : day.format(date);
}

function readableMoment(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : shopMoment.format(date);
}

function inWords(value: string): string {
  const words = value.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
