import type { UseFormReturn } from "react-hook-form";
import type { VehicleFieldName, VehicleValues } from "@/components/vehicles/admin/form/values";
import type { FieldErrors } from "@/lib/http/errors";

/** Sets values in a form and revalidates the fields that had errors. */
export function setFields(form: UseFormReturn<VehicleValues>, values: Partial<VehicleValues>): void {
  const fields = Object.keys(values) as VehicleFieldName[];
  for (const field of fields) form.setValue(field, values[field] ?? "", { shouldDirty: true });
  const wrong = fields.filter((field) => form.getFieldState(field).error !== undefined);
  if (wrong.length > 0) void form.trigger(wrong);
}

/** Shows the server's errors on their fields. Returns the first field in the form that has one. */
export function setServerErrors(
  form: UseFormReturn<VehicleValues>,
  fields: readonly VehicleFieldName[],
  errors: FieldErrors,
): VehicleFieldName | undefined {
  const wrong = fields.filter((field) => errors[field] !== undefined);
  for (const field of wrong) form.setError(field, { type: "server", message: errors[field] ?? "" });
  return wrong[0];
}

/** Validates the form: the values as typed, or null after the errors were shown and the first one was focused. */
export async function validValues(form: UseFormReturn<VehicleValues>): Promise<VehicleValues | null> {
  const valid: VehicleValues[] = [];
  await form.handleSubmit((values) => void valid.push(values))();
  return valid[0] ?? null;
}
