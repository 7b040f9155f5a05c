import type {
  Condition,
  FuelType,
  RetailDriveType,
  RetailStatus,
  RetailTransmission,
} from "@/lib/retail-vehicles/schema";

/** Days that a sold vehicle stays on the site, with its Sold badge. */
export const SOLD_VISIBLE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What a vehicle needs before visitors can see it, beside stock number and VIN. */
export const PUBLIC_FIELDS = ["year", "make", "model", "mileage", "price", "condition"] as const;

/** The fields of PUBLIC_FIELDS that are still empty. */
export function missingFields(vehicle: Record<(typeof PUBLIC_FIELDS)[number], unknown>): string[] {
  return PUBLIC_FIELDS.filter((field) => vehicle[field] === null || vehicle[field] === undefined);
}

/** The earliest sale that is still shown at a moment. */
export function soldSince(now: Date): Date {
  return new Date(now.getTime() - SOLD_VISIBLE_DAYS * DAY_MS);
}

/** When a vehicle was sold, after its status changes: kept while it stays sold, cleared when it is not. */
export function soldAtAfter(status: RetailStatus, soldAt: Date | null, now: Date): Date | null {
  return status === "sold" ? (soldAt ?? now) : null;
}

/** The features of a vehicle, which are kept one per line. */
export function featureList(features: string | null): string[] {
  return (features ?? "")
    .split("\n")
    .map((line) => line.replace(/^[\s•*-]+/, "").trim())
    .filter(Boolean);
}

export const STATUS_LABELS = {
  available: "Available",
  pending: "Sale Pending",
  sold: "Sold",
} satisfies Record<RetailStatus, string>;
export const TRANSMISSION_LABELS = {
  automatic: "Automatic",
  manual: "Manual",
  cvt: "CVT",
  "automated-manual": "Automated manual",
} satisfies Record<RetailTransmission, string>;
export const DRIVE_TYPE_LABELS = { fwd: "FWD", rwd: "RWD", awd: "AWD", "4wd": "4WD" } satisfies Record<
  RetailDriveType,
  string
>;
export const FUEL_TYPE_LABELS = {
  gasoline: "Gasoline",
  diesel: "Diesel",
  electric: "Electric",
  hybrid: "Hybrid",
  "plugin-hybrid": "Plug-in hybrid",
} satisfies Record<FuelType, string>;
export const CONDITION_LABELS = {
  excellent: "Excellent",
  "very-good": "Very good",
  good: "Good",
  fair: "Fair",
} satisfies Record<Condition, string>;
