"use client";

import type { InputHTMLAttributes } from "react";
import type { UseFormReturn } from "react-hook-form";
import { formatShortDay } from "@/components/layout/admin/dates";
import { controlVariants } from "@/components/ui/control";
import { Field, fieldNoteId } from "@/components/ui/field";
import { fieldOf, type VehicleKind } from "@/components/vehicles/admin/form/kinds";
import { LABELS, type VehicleFieldName, type VehicleValues } from "@/components/vehicles/admin/form/values";
import type { VehicleField } from "@/lib/vehicles/field";
import { readTypedDate, shopDay } from "@/lib/vehicles/typed-date";

type VehicleFormFieldProps = {
  form: UseFormReturn<VehicleValues>;
  kind: VehicleKind;
  name: VehicleFieldName;
  /** Whether the value came from the VIN. */
  fromVin?: boolean;
};

/** The columns of the form's grid (6, 12 from 768 px on) that fields take, where they differ from the usual ones. */
const WIDTHS: Partial<Record<VehicleFieldName, string>> = {
  year: "col-span-2",
  make: "col-span-4 md:col-span-3",
  trim: "col-span-full md:col-span-3",
  price: "col-span-3 md:col-span-4",
  condition: "col-span-3 md:col-span-4",
  description: "col-span-full md:col-span-6",
  features: "col-span-full md:col-span-6",
  notes: "col-span-full",
};
const USUAL_WIDTH = "col-span-full md:col-span-4";

/** A focused control scrolls clear of the bars at the top and the bottom. */
export const scrollMargin = "scroll-mt-24 scroll-mb-36 short:scroll-my-4";

const TEXTAREA_ROWS = 4;
const DAY_HINT = "MM/DD/YY or MM/DD/YYYY";

/** The id of a field's control. */
export const controlId = (field: VehicleFieldName) => `vehicle-${field}`;

/** The attributes of a field's control, except its classes and value. */
export function controlProps(
  form: UseFormReturn<VehicleValues>,
  kind: VehicleKind,
  name: VehicleFieldName,
  hint?: string,
) {
  const id = controlId(name);
  const isWrong = form.formState.errors[name] !== undefined;
  return {
    id,
    "aria-required": fieldOf(kind, name).isRequired || undefined,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": isWrong || hint ? fieldNoteId(id) : undefined,
  };
}

/** One labeled field: an input, a textarea or a select, with its error. */
export function VehicleFormField({ form, kind, name, fromVin }: VehicleFormFieldProps) {
  const field = fieldOf(kind, name);
  const hint = fromVin ? "From the VIN" : (field.hint ?? (field.kind === "day" ? DAY_HINT : undefined));
  const tone = fromVin ? "green" : "plain";
  const common = {
    ...controlProps(form, kind, name, hint),
    ...form.register(name, tidyOnBlur(form, name, field)),
  };
  return (
    <div className={WIDTHS[name] ?? USUAL_WIDTH}>
      <Field
        id={controlId(name)}
        label={LABELS[name]}
        hint={hint}
        hintTone={tone}
        error={form.formState.errors[name]?.message}
        required={field.isRequired}
        optional={field.showOptional}
      >
        {field.choices ? (
          <select {...common} className={controlVariants({ kind: "select", tone, className: scrollMargin })}>
            {field.initial === undefined && <option value="">Not set</option>}
            {field.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ) : field.kind === "text" ? (
          <textarea
            {...common}
            className={controlVariants({ kind: "textarea", tone, className: scrollMargin })}
            rows={TEXTAREA_ROWS}
          />
        ) : (
          <input
            {...common}
            className={controlVariants({ tone, className: scrollMargin })}
            type="text"
            enterKeyHint="next"
            autoComplete="off"
            {...keyboardOf(field)}
          />
        )}
      </Field>
    </div>
  );
}

function keyboardOf({ kind, isUppercase }: VehicleField): InputHTMLAttributes<HTMLInputElement> {
  if (kind === "number" || kind === "day") return { inputMode: "numeric" };
  return { autoCapitalize: isUppercase ? "characters" : "words", spellCheck: false };
}

/** On blur, shows a parsed day or number in its standard format. */
function tidyOnBlur(
  form: UseFormReturn<VehicleValues>,
  name: VehicleFieldName,
  { kind, unit }: VehicleField,
) {
  const tidy = kind === "day" ? tidyDay : unit ? tidyNumber : null;
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
