import type { FieldConflict } from "@/components/admin/vehicle-form/merge";
import {
  VEHICLE_FIELDS,
  type VehicleField,
  type VehicleValues,
} from "@/components/admin/vehicle-form/values";

/** What a decoded VIN puts into the empty fields of a form, and where it says something else than the form. */
export type Fill = { filled: Partial<VehicleValues>; conflicts: FieldConflict[] };

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Nothing that a person typed is replaced: empty fields are filled, the rest is for them to decide. */
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

/** What takes a fill back: its fields as they were before, except where somebody has typed over them since. */
export function planUndo({ filled, conflicts }: Fill, values: VehicleValues): Partial<VehicleValues> {
  const undo: Partial<VehicleValues> = {};
  for (const field of Object.keys(filled) as VehicleField[]) {
    if (values[field] === filled[field]) undo[field] = "";
  }
  for (const { field, yours, theirs } of conflicts) {
    if (values[field] === theirs) undo[field] = yours;
  }
  return undo;
}
