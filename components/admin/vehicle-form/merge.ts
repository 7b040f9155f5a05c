import {
  VEHICLE_FIELDS,
  type VehicleField,
  type VehicleValues,
} from "@/components/admin/vehicle-form/values";

/** A field with two values: the form's, and another that came from a VIN or from somebody else's edit. */
export type FieldConflict = { field: VehicleField; yours: string; theirs: string };

/**
 * Puts two people's edits of one vehicle together. What only they changed is theirs, what only this form changed stays;
 * where both changed, the form's stays until a person decides. Every change of theirs is listed.
 */
export function mergeEdits(
  start: VehicleValues,
  yours: VehicleValues,
  theirs: VehicleValues,
): { values: VehicleValues; conflicts: FieldConflict[] } {
  const values = { ...yours };
  const conflicts: FieldConflict[] = [];
  for (const field of VEHICLE_FIELDS) {
    if (theirs[field] === start[field] || theirs[field] === yours[field]) continue;
    conflicts.push({ field, yours: yours[field], theirs: theirs[field] });
    if (yours[field].trim() === start[field].trim()) values[field] = theirs[field];
  }
  return { values, conflicts };
}
