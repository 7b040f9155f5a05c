/** Days that a sold vehicle stays on the site, with its Sold badge. */
export const SOLD_VISIBLE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The earliest sale that is still shown at a moment. */
export function soldSince(now: Date): Date {
  return new Date(now.getTime() - SOLD_VISIBLE_DAYS * DAY_MS);
}

/** When a vehicle was sold, after its status changes: kept while it stays sold, cleared when it is not. */
export function soldAtAfter(status: keyof typeof STATUS_LABELS, soldAt: Date | null, now: Date): Date | null {
  return status === "sold" ? (soldAt ?? now) : null;
}

/** The features of a vehicle, which are kept one per line. */
export function featureList(features: string | null): string[] {
  return (features ?? "")
    .split("\n")
    .map((line) => line.replace(/^[\s•*-]+/, "").trim())
    .filter(Boolean);
}

// What people read for the values of the API. Apart from the fields' definition: public pages need no more than these.
export const STATUS_LABELS = { available: "Available", pending: "Sale Pending", sold: "Sold" } as const;
export const TRANSMISSION_LABELS = {
  automatic: "Automatic",
  manual: "Manual",
  cvt: "CVT",
  "automated-manual": "Automated manual",
} as const;
export const DRIVE_TYPE_LABELS = { fwd: "FWD", rwd: "RWD", awd: "AWD", "4wd": "4WD" } as const;
export const FUEL_TYPE_LABELS = {
  gasoline: "Gasoline",
  diesel: "Diesel",
  electric: "Electric",
  hybrid: "Hybrid",
  "plugin-hybrid": "Plug-in hybrid",
} as const;
export const CONDITION_LABELS = {
  excellent: "Excellent",
  "very-good": "Very good",
  good: "Good",
  fair: "Fair",
} as const;
