import type { UseFormReturn } from "react-hook-form";
import type { VehicleField, VehicleValues } from "@/components/vehicles/admin/form/values";

/** Sets values in a form and revalidates the fields that had errors. */
export function setFields(form: UseFormReturn<VehicleValues>, values: Partial<VehicleValues>): void {
  const fields = Object.keys(values) as VehicleField[];
  for (const field of fields) form.setValue(field, values[field] ?? "", { shouldDirty: true });
  const wrong = fields.filter((field) => form.getFieldState(field).error !== undefined);
  if (wrong.length > 0) void form.trigger(wrong);
}
