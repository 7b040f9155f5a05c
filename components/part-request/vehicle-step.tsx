"use client";

import { useController } from "react-hook-form";
import type { Wizard } from "@/components/part-request/use-wizard";
import { controlVariants } from "@/components/ui/control";
import { Field, fieldNoteId } from "@/components/ui/field";
import { rewriteInput } from "@/components/ui/formatted-input";
import { cleanVin, VIN_LENGTH, vinProblem } from "@/lib/vin/rules";

/** Step 1: the VIN, which is decoded before step 2. */
export function VehicleStep({ form, busy }: Pick<Wizard, "form" | "busy">) {
  const { field, fieldState } = useController({
    control: form.control,
    name: "vin",
    rules: { validate: (vin) => vinProblem(vin) ?? true },
  });
  const count = field.value.length;
  return (
    <Field
      id="vin"
      label="VIN"
      error={fieldState.error?.message}
      hint="17 letters and digits: on the driver's door sticker, on the registration, or behind the windshield on the driver's side."
    >
      <div className="relative">
        <input
          {...field}
          id="vin"
          className={controlVariants({ kind: "vin", className: "pr-16" })}
          type="text"
          inputMode="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          readOnly={busy}
          aria-required="true"
          aria-invalid={fieldState.invalid || undefined}
          aria-describedby={fieldNoteId("vin")}
          onChange={(event) => field.onChange(rewriteInput(event.target, cleanVin, /[a-z0-9]/i))}
        />
        <span
          className="pointer-events-none absolute inset-y-0 right-3.5 grid items-center text-15 text-ink-3 tabular-nums"
          aria-hidden="true"
        >
          {count}/{VIN_LENGTH}
        </span>
      </div>
    </Field>
  );
}
