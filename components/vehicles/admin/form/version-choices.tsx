"use client";

import { useId } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { setFields } from "@/components/vehicles/admin/form/form-values";
import { displayValue, type VehicleKind } from "@/components/vehicles/admin/form/kinds";
import type { FieldConflict } from "@/components/vehicles/admin/form/merge";
import { LABELS, photosOf, type VehicleValues } from "@/components/vehicles/admin/form/values";
import { variantUrl } from "@/lib/images/variants";

const THUMBNAIL_PX = 480;

/** Classes of the box around the choices and their heading. */
export const versionsBox = "rounded-card border-2 border-ink bg-sheet p-4";

const choicesRow =
  "grid grid-cols-2 gap-x-3 gap-y-1 border-line border-t py-3 md:grid-cols-[9rem_repeat(2,minmax(0,1fr))]";
const choiceBox = [
  "grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2 rounded-field",
  "border-[1.5px] border-control px-2.5 py-1.5 has-checked:border-2 has-checked:border-ink has-checked:bg-steel-bg",
  "has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
].join(" ");

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
    <div className="mt-2 w-full">
      {rows.map((row) => {
        const current = values[row.field] ?? "";
        const chosen: Side = current === row.theirs ? "theirs" : "yours";
        const shown = { yours: chosen === "yours" ? current : row.yours, theirs: row.theirs };
        return (
          <fieldset key={row.field} className={choicesRow}>
            <legend className="float-left col-span-full font-semibold md:col-span-1 md:pt-2">
              {LABELS[row.field]}
            </legend>
            {(["yours", "theirs"] as const).map((side) => (
              <label key={side} className={choiceBox}>
                <input
                  className="row-span-2 mt-0.5 size-4.5 accent-ink outline-none"
                  type="radio"
                  name={`${id}-${row.field}`}
                  checked={chosen === side}
                  onChange={() => choose(side, [row])}
                />
                <span className="text-15 text-ink-2">{names[side].value}</span>
                <span className="col-start-2 wrap-anywhere whitespace-pre-line font-semibold">
                  {displayValue(kind, row.field, shown[side])}
                </span>
                {row.field === "images" && <Thumbnails photos={photosOf(shown[side])} />}
              </label>
            ))}
          </fieldset>
        );
      })}
      {rows.length > 1 && (
        <p className="flex flex-wrap gap-x-6 gap-y-1 border-line border-t pt-2.5">
          {(["yours", "theirs"] as const).map((side) => (
            <button
              key={side}
              type="button"
              className="min-h-11 cursor-pointer text-link"
              onClick={() => choose(side, rows)}
            >
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
    <span className="col-start-2 flex flex-wrap gap-1">
      {photos.map((url) => (
        <img
          key={url}
          src={variantUrl(url, THUMBNAIL_PX)}
          alt=""
          className="object-cover"
          width={64}
          height={48}
        />
      ))}
    </span>
  );
}
