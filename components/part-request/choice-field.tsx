"use client";

import { type Control, useController } from "react-hook-form";
import { controlVariants } from "@/components/ui/control";
import { Field, fieldNoteId } from "@/components/ui/field";
import type { WizardValues } from "@/lib/part-requests/wizard";

type ChoiceFieldProps = {
  control: Control<WizardValues>;
  name: "category" | "subcategory" | "part";
  label: string;
  choices: readonly string[];
  /** Shown in the field while nothing is chosen. */
  prompt: string;
  /** There is nothing to choose from, or not yet. */
  disabled?: boolean;
  /** Called after the choice, to clear the fields that depend on it. */
  onChoose: () => void;
};

/** One of the three lists that lead to a part. */
export function ChoiceField({ control, name, label, choices, prompt, disabled, onChoose }: ChoiceFieldProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field id={name} label={label} error={fieldState.error?.message}>
      <select
        {...field}
        id={name}
        className={controlVariants({
          kind: "select",
          // As gray as a placeholder while nothing is chosen.
          className: "has-[[value='']:checked]:text-ink-3 *:text-ink",
        })}
        disabled={disabled}
        aria-required="true"
        aria-invalid={fieldState.invalid || undefined}
        aria-describedby={fieldState.error && fieldNoteId(name)}
        onChange={(event) => {
          field.onChange(event);
          onChoose();
        }}
      >
        <option value="">{prompt}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </Field>
  );
}
