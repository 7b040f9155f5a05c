import type { ReactNode } from "react";
import { formatMoment, formatShortDay } from "@/components/layout/admin/dates";
import { Facts } from "@/components/layout/admin/facts";
import { fieldsIn, type VehicleField, type VehicleFields } from "@/lib/vehicles/field";
import { fieldText } from "@/lib/vehicles/field-text";
import { formatMiles } from "@/lib/vehicles/format";

/** The details of a vehicle that its row does not show. */
export function VehicleFacts({ fields, vehicle }: { fields: VehicleFields; vehicle: object }) {
  const values = vehicle as Record<string, string | number | null>;
  return (
    <Facts
      facts={fieldsIn(fields, "details").map(({ name, field, label }) => [
        label,
        factText(field, values[name] ?? null),
      ])}
    />
  );
}

function factText(field: VehicleField, value: string | number | null): ReactNode {
  if (value === null) return null;
  if (typeof value === "number") return field.unit === "miles" ? formatMiles(value) : fieldText(field, value);
  if (field.kind === "vin") return <span className="vin">{value}</span>;
  if (field.kind === "day") return formatShortDay(value);
  if (field.kind === "instant") return formatMoment(value);
  return fieldText(field, value);
}
