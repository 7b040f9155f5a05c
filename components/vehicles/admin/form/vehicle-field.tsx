"use client";

import type { InputHTMLAttributes } from "react";
import type { UseFormReturn } from "react-hook-form";
import { formatShortDay } from "@/components/layout/admin/dates";
import { Field, fieldNoteId } from "@/components/ui/field";
import type { VehicleKind } from "@/components/vehicles/admin/form/kinds";
import { LABELS, type VehicleField, type VehicleValues } from "@/components/vehicles/admin/form/values";
import { readTypedDate, shopDay } from "@/lib/vehicles/typed-date";

type VehicleFieldProps = {
  form: UseFormReturn<VehicleValues>;
  kind: VehicleKind;
  name: Exclude<VehicleField, "vin" | "images">;
  hint?: string;
  /** Whether the value came from the VIN. */
  fromVin?: boolean;
};

const NUMBER = { inputMode: "numeric", autoComplete: "off" } as const;
const NAME = { autoCapitalize: "words", autoComplete: "off", spellCheck: false } as const;

const INPUTS: Partial<Record<VehicleField, InputHTMLAttributes<HTMLInputElement>>> = {
  stockNumber: { autoCapitalize: "characters", autoComplete: "off", spellCheck: false },
  year: NUMBER,
  mileage: NUMBER,
  price: NUMBER,
  dateAcquired: NUMBER,
  make: NAME,
  model: NAME,
  trim: NAME,
  exteriorColor: NAME,
  interiorColor: NAME,
  engineType: { ...NAME, autoCapitalize: "characters" },
};
const LINES: Partial<Record<VehicleField, number>> = { description: 4, features: 4, notes: 4 };
const HINTS: Partial<Record<VehicleField, string>> = { dateAcquired: "MM/DD/YY or MM/DD/YYYY" };

/** The id of a field's control. */
export const controlId = (field: VehicleField) => `vehicle-${field}`;

/** The attributes of a field's control, except its value. */
export function controlProps(
  form: UseFormReturn<VehicleValues>,
  kind: VehicleKind,
  name: VehicleField,
  hint?: string,
) {
  const id = controlId(name);
  const isWrong = form.formState.errors[name] !== undefined;
  return {
    id,
    className: "control",
    "aria-required": kind.required.includes(name) || undefined,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": isWrong || hint ? fieldNoteId(id) : undefined,
  };
}

/** One labeled field: an input, a textarea or a select, with its error. */
export function VehicleFormField({ form, kind, name, hint, fromVin }: VehicleFieldProps) {
  const note = fromVin ? "From the VIN" : (hint ?? HINTS[name]);
  const choices = kind.choices[name];
  const common = { ...controlProps(form, kind, name, note), ...form.register(name, tidyOn(form, name)) };
  return (
    <div className="vehicle-field" data-field={name} data-from-vin={fromVin || undefined}>
      <Field
        id={controlId(name)}
        label={LABELS[name]}
        hint={note}
        error={form.formState.errors[name]?.message}
        required={kind.required.includes(name)}
        optional={name === "trim"}
      >
        {choices ? (
          <select {...common}>
            {name !== "status" && <option value="">Not set</option>}
            {choices.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        ) : LINES[name] ? (
          <textarea {...common} rows={LINES[name]} />
        ) : (
          <input {...common} type="text" enterKeyHint="next" {...INPUTS[name]} />
        )}
      </Field>
    </div>
  );
}

/** On blur, shows a parsed day or number in its standard format. */
function tidyOn(form: UseFormReturn<VehicleValues>, name: VehicleField) {
  const tidy = { dateAcquired: tidyDay, mileage: tidyNumber, price: tidyNumber }[name as "mileage"];
  if (!tidy) return {};
  return {
    onBlur: () => {
      const typed = form.getValues(name);
      const tidied = tidy(typed);
      if (tidied !== typed) form.setValue(name, tidied);
    },
  };
}

function tidyDay(typed: string): string {
  const day = readTypedDate(typed, Number(shopDay(new Date()).slice(0, 4)));
  return day === null ? typed : formatShortDay(day);
}

function tidyNumber(typed: string): string {
  const digits = typed.trim().replaceAll(",", "");
  return /^\d{1,9}$/.test(digits) ? Number(digits).toLocaleString("en-US") : typed;
}
