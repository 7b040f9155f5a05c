"use client";

import { useId } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { displayValue, type VehicleKind } from "@/components/vehicles/admin/form/kinds";
import type { FieldConflict } from "@/components/vehicles/admin/form/merge";
import { setFields } from "@/components/vehicles/admin/form/set-fields";
import { LABELS, photosOf, type VehicleValues } from "@/components/vehicles/admin/form/values";
import { variantUrl } from "@/lib/images/variants";

const THUMBNAIL_PX = 480;

type Side = "yours" | "theirs";

type VersionChoicesProps = {
  form: UseFormReturn<VehicleValues>;
  kind: VehicleKind;
  rows: FieldConflict[];
  /** Called with the rows, including the values that the fields had before a choice. */
  onRows: (rows: FieldConflict[]) => void;
  /** The names of the two values, and the labels of the buttons that choose one for all fields. */
  names: Record<Side, { value: string; all: string }>;
};

/**
 * Two values of each field side by side. Choosing one sets the field at once; the other can still be chosen.
 */
export function VersionChoices({ form, kind, rows, onRows, names }: VersionChoicesProps) {
  const values = useWatch({ control: form.control }) as VehicleValues;
  const id = useId();

  function choose(side: Side, chosen: FieldConflict[]) {
    const now = form.getValues();
    // Typed since then: this is the value that the choice would replace.
    const current = rows.map((row) =>
      now[row.field] === row.theirs ? row : { ...row, yours: now[row.field] },
    );
    onRows(current);
    const fields = new Set(chosen.map(({ field }) => field));
    const picked = current.filter(({ field }) => fields.has(field)).map((row) => [row.field, row[side]]);
    setFields(form, Object.fromEntries(picked));
  }

  return (
    <div className="versions">
      {rows.map((row) => {
        const current = values[row.field] ?? "";
        const chosen: Side = current === row.theirs ? "theirs" : "yours";
        const shown = { yours: chosen === "yours" ? current : row.yours, theirs: row.theirs };
        return (
          <fieldset key={row.field} className="versions-row">
            <legend>{LABELS[row.field]}</legend>
            {(["yours", "theirs"] as const).map((side) => (
              <label key={side} className="versions-choice">
                <input
                  type="radio"
                  name={`${id}-${row.field}`}
                  checked={chosen === side}
                  onChange={() => choose(side, [row])}
                />
                <span className="versions-name">{names[side].value}</span>
                <span className="versions-value">{displayValue(kind, row.field, shown[side])}</span>
                {row.field === "images" && <Thumbnails photos={photosOf(shown[side])} />}
              </label>
            ))}
          </fieldset>
        );
      })}
      {rows.length > 1 && (
        <p className="versions-all">
          {(["yours", "theirs"] as const).map((side) => (
            <button key={side} type="button" className="text-link" onClick={() => choose(side, rows)}>
              {names[side].all}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** Screen readers announce the number; the fields and their order are in the visible list. */
function Thumbnails({ photos }: { photos: string[] }) {
  return (
    <span className="versions-photos">
      {photos.map((address) => (
        <img key={address} src={variantUrl(address, THUMBNAIL_PX)} alt="" width={64} height={48} />
      ))}
    </span>
  );
}
