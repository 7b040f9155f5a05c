import {
  VEHICLE_FIELDS,
  type VehicleFieldName,
  type VehicleValues,
} from "@/components/vehicles/admin/form/values";

/** A field with two values: the form's, and another that came from a VIN or from someone else's edit. */
export type FieldConflict = { field: VehicleFieldName; yours: string; theirs: string };

/**
 * Merges two users' edits of one vehicle. Fields that only they changed take their values, fields that only this
 * form changed stay; where both changed, the form's value stays until the user decides. All of their changes are
 * listed.
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
