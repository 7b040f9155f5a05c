import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planFill, planUndo } from "@/components/vehicles/admin/form/decode-fill";
import { mergeEdits } from "@/components/vehicles/admin/form/merge";
import { EMPTY_VALUES, VEHICLE_FIELDS, type VehicleValues } from "@/components/vehicles/admin/form/values";

const form = (values: Partial<VehicleValues>): VehicleValues => ({ ...EMPTY_VALUES, ...values });
const anyForm = fc.record(
  Object.fromEntries(VEHICLE_FIELDS.map((field) => [field, fc.constantFrom("", "a", "b", "c")])),
) as fc.Arbitrary<VehicleValues>;

describe("concurrent edits of a vehicle", () => {
  it("keep this user's values, and list every change of the other user", () => {
    const start = form({ make: "Ford", model: "Focus", trim: "S", notes: "" });
    const yours = form({ make: "Ford", model: "Fusion", trim: "S", notes: "Row C" });
    const theirs = form({ make: "FORD", model: "Focus ST", trim: "S", notes: "" });
    const { values, conflicts } = mergeEdits(start, yours, theirs);
    expect(values).toMatchObject({ make: "FORD", model: "Fusion", trim: "S", notes: "Row C" });
    expect(conflicts).toEqual([
      { field: "make", yours: "Ford", theirs: "FORD" },
      { field: "model", yours: "Fusion", theirs: "Focus ST" },
    ]);
  });

  it("lose nothing: every value is in the form or listed", () => {
    fc.assert(
      fc.property(anyForm, anyForm, anyForm, (start, yours, theirs) => {
        const { values, conflicts } = mergeEdits(start, yours, theirs);
        for (const field of VEHICLE_FIELDS) {
          const listed = conflicts.find((one) => one.field === field);
          const isTheirChange = theirs[field] !== start[field] && theirs[field] !== yours[field];
          expect(listed !== undefined).toBe(isTheirChange);
          // The user's changes stay in the form until they choose otherwise.
          if (yours[field] !== start[field] || !isTheirChange) expect(values[field]).toBe(yours[field]);
          else expect(values[field]).toBe(theirs[field]);
        }
      }),
    );
  });
});

describe("a decoded VIN in a form", () => {
  it("fills empty fields, lists different values, and ignores equal ones", () => {
    const values = form({ make: "ford", model: "Focus", trim: " " });
    expect(planFill({ make: "Ford", model: "Fusion", trim: "S", year: "2014" }, values)).toEqual({
      filled: { trim: "S", year: "2014" },
      conflicts: [{ field: "model", yours: "Focus", theirs: "Fusion" }],
    });
  });

  it("can be undone, except for values that were edited since", () => {
    const fill = planFill({ make: "Ford", model: "Fusion", year: "2014" }, form({ model: "Focus" }));
    const now = form({ make: "Ford", model: "Fusion", year: "2015" });
    expect(planUndo(fill, now)).toEqual({ make: "", model: "Focus" });
  });

  it("never replaces typed values, and undoing it restores the form", () => {
    fc.assert(
      fc.property(anyForm, anyForm, (values, decoded) => {
        const fill = planFill(decoded, values);
        const after = { ...values, ...fill.filled };
        for (const field of VEHICLE_FIELDS)
          if (values[field] !== "") expect(after[field]).toBe(values[field]);
        expect({ ...after, ...planUndo(fill, after) }).toEqual(values);
      }),
    );
  });
});
