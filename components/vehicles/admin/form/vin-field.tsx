"use client";

import type { KeyboardEvent } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { controlVariants } from "@/components/ui/control";
import { Field } from "@/components/ui/field";
import { rewriteInput } from "@/components/ui/formatted-input";
import { Notice } from "@/components/ui/notice";
import { DecodeOutcome } from "@/components/vehicles/admin/form/decode-outcome";
import { messageRow } from "@/components/vehicles/admin/form/form-section";
import type { VehicleKind } from "@/components/vehicles/admin/form/kinds";
import type { VinDecode } from "@/components/vehicles/admin/form/use-vin-decode";
import type { VehicleValues } from "@/components/vehicles/admin/form/values";
import { controlId, controlProps, scrollMargin } from "@/components/vehicles/admin/form/vehicle-field";
import {
  checkDigitValid,
  cleanVin,
  hasAmbiguousLetter,
  isValidVin,
  VIN_AMBIGUOUS,
  VIN_INVALID,
  VIN_LENGTH,
} from "@/lib/vin/rules";

const CONTROL = [
  "min-h-11.5 py-2 pr-2 font-semibold font-sign text-19 uppercase tabular-nums tracking-wider md:pr-19 lg:text-21",
  scrollMargin,
].join(" ");

type VinFieldProps = { form: UseFormReturn<VehicleValues>; kind: VehicleKind; vinDecode: VinDecode };

/** The VIN field with its Decode button and the result. */
export function VinField({ form, kind, vinDecode }: VinFieldProps) {
  const vin = useWatch({ control: form.control, name: "vin" });
  const { decoding, decode } = vinDecode;
  const isWhole = vin.length === VIN_LENGTH;
  const isBusy = decoding?.kind === "busy" && decoding.vin === vin;
  const hint = hintFor(kind, vin);
  const registered = form.register("vin");

  // A scanner types a VIN and presses Enter: decode it instead of submitting the form.
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void decode();
  }

  return (
    <>
      <div className="col-span-full md:col-span-8">
        <Field
          id={controlId("vin")}
          label="VIN"
          required
          hint={hint}
          error={form.formState.errors.vin?.message}
        >
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2.5">
            <div className="relative">
              <input
                {...controlProps(form, kind, "vin", hint)}
                className={controlVariants({ kind: null, className: CONTROL })}
                type="text"
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="go"
                {...registered}
                onChange={(event) => {
                  rewriteInput(event.target, cleanVin, /[a-z0-9]/i);
                  return registered.onChange(event);
                }}
                onKeyDown={onKeyDown}
              />
              <span
                className="pointer-events-none absolute inset-y-0 right-3.5 hidden items-center text-15 text-ink-3 tabular-nums md:grid"
                aria-hidden="true"
              >
                {vin.length} of {VIN_LENGTH}
              </span>
            </div>
            <button
              type="button"
              className={buttonVariants({ variant: "secondary", className: buttonStates })}
              aria-disabled={!isWhole || isBusy}
              onClick={() => void decode()}
            >
              {isBusy ? "Decoding..." : "Decode"}
            </button>
          </div>
        </Field>
      </div>
      <div role="status" className={messageRow}>
        {isValidVin(vin) && !checkDigitValid(vin) && (
          <Notice tone="amber" icon="warning">
            The check digit of this VIN does not fit. Compare it with the door plate; it can be saved as it
            is.
          </Notice>
        )}
      </div>
      <DecodeOutcome form={form} kind={kind} vin={vin} vinDecode={vinDecode} />
    </>
  );
}

/** A pre-owned car from before 1981 has a shorter VIN: it can be saved but not decoded. */
function hintFor(kind: VehicleKind, vin: string): string | undefined {
  if (kind.inventory !== "retail" || vin === "" || isValidVin(vin)) return undefined;
  if (vin.length === VIN_LENGTH) return `${VIN_INVALID}: it never has I, O or Q.`;
  if (hasAmbiguousLetter(vin)) return `${VIN_AMBIGUOUS}.`;
  return `${VIN_INVALID} to decode it. A shorter one, from before 1981, is saved as it is.`;
}
