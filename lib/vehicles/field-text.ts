import { business } from "@/lib/business";
import type { VehicleField } from "@/lib/vehicles/field";
import { formatDay, formatMiles, formatPrice } from "@/lib/vehicles/format";

const instant = new Intl.DateTimeFormat("en-US", {
  timeZone: business.timeZone,
  dateStyle: "medium",
  timeStyle: "short",
});

/** A field's value in the words that people read: dollars, miles, labels, days and the shop's time. */
export function fieldText({ kind, unit, choices }: VehicleField, value: string | number): string {
  if (typeof value === "number") return numberText(unit, value);
  if (kind === "choice") return choices?.find((choice) => choice.value === value)?.label ?? value;
  if (kind !== "day" && kind !== "instant") return value;
  if (Number.isNaN(Date.parse(value))) return value;
  return kind === "day" ? formatDay(value.slice(0, 10)) : instant.format(new Date(value));
}

function numberText(unit: VehicleField["unit"], value: number): string {
  if (unit === "dollars") return formatPrice(value);
  return unit === "miles" ? `${formatMiles(value)} miles` : String(value);
}
