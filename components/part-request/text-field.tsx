"use client";

import type { InputHTMLAttributes } from "react";
import { type Control, useController } from "react-hook-form";
import { controlVariants } from "@/components/ui/control";
import { Field, fieldNoteId } from "@/components/ui/field";
import { rewriteInput } from "@/components/ui/formatted-input";
import { formatPhone } from "@/lib/contact/rules";
import type { WizardField, WizardValues } from "@/lib/part-requests/wizard";

type TextFieldProps = {
  control: Control<WizardValues>;
  name: Extract<WizardField, "name" | "phone" | "email" | "notes" | "otherComponent">;
  label: string;
  hint?: string;
  optional?: boolean;
  multiline?: boolean;
} & Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "autoComplete" | "placeholder">;

/** A labeled text field of the wizard; a phone number is formatted while it is typed. */
export function TextField({
  control,
  name,
  label,
  hint,
  optional,
  multiline,
  type,
  ...rest
}: TextFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const common = {
    ...field,
    ...rest,
    id: name,
    className: controlVariants({ kind: multiline ? "textarea" : "input" }),
    "aria-required": !optional,
    "aria-invalid": fieldState.invalid || undefined,
    "aria-describedby": fieldState.error || hint ? fieldNoteId(name) : undefined,
  };
  return (
    <Field id={name} label={label} hint={hint} error={fieldState.error?.message} optional={optional}>
      {multiline ? (
        <textarea {...common} rows={4} />
      ) : (
        <input
          {...common}
          type={type}
          onChange={(event) =>
            field.onChange(
              type === "tel" ? rewriteInput(event.target, formatPhone, /\d/) : event.target.value,
            )
          }
        />
      )}
    </Field>
  );
}
