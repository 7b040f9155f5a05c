const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const whole = new Intl.NumberFormat("en-US");
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** Whole US dollars: $19,450. */
export const formatPrice = (price: number): string => dollars.format(price);

/** Miles with separators and without the unit: 61,820. */
export const formatMiles = (miles: number): string => whole.format(miles);

/** A calendar day (YYYY-MM-DD, in no time zone): Nov 12, 2026. */
export const formatDay = (isoDate: string): string => day.format(new Date(`${isoDate}T00:00:00Z`));

/** "2019 Honda CR-V", with the trim when asked for. */
export function vehicleTitle(
  vehicle: { year: number | null; make: string | null; model: string | null; trim?: string | null },
  withTrim = false,
): string {
  return [vehicle.year, vehicle.make, vehicle.model, withTrim ? vehicle.trim : null]
    .filter(Boolean)
    .join(" ");
}
