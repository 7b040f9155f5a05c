import type { FieldConflict } from "@/components/vehicles/admin/form/merge";
import {
  VEHICLE_FIELDS,
  type VehicleFieldName,
  type VehicleValues,
} from "@/components/vehicles/admin/form/values";

/** The values that a decoded VIN puts into empty fields, and those that conflict with the form. */
export type Fill = { filled: Partial<VehicleValues>; conflicts: FieldConflict[] };

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Never replaces typed values: fills empty fields and lists the conflicts for the user to decide. */
export function planFill(decoded: Partial<VehicleValues>, values: VehicleValues): Fill {
  const fill: Fill = { filled: {}, conflicts: [] };
  for (const field of VEHICLE_FIELDS) {
    const theirs = decoded[field];
    const yours = values[field];
    if (theirs === undefined) continue;
    if (yours.trim() === "") fill.filled[field] = theirs;
    else if (!same(yours, theirs)) fill.conflicts.push({ field, yours, theirs });
  }
  return fill;
}

/** The values that undo a fill: the previous ones, except where the user has typed since. */
export function planUndo({ filled, conflicts }: Fill, values: VehicleValues): Partial<VehicleValues> {
  const undo: Partial<VehicleValues> = {};
  for (const field of Object.keys(filled) as VehicleFieldName[]) {
    if (values[field] === filled[field]) undo[field] = "";
  }
  for (const { field, yours, theirs } of conflicts) {
    if (values[field] === theirs) undo[field] = yours;
  }
  return undo;
}
