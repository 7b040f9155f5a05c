"use client";

import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { buttonVariants } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { VehicleKind } from "@/components/vehicles/admin/form/kinds";
import { PhotoWaitNotice } from "@/components/vehicles/admin/form/photo-wait-notice";
import type { PhotoWait } from "@/components/vehicles/admin/form/use-photo-wait";
import type { FormError } from "@/components/vehicles/admin/form/use-vehicle-form";
import { LABELS, type VehicleField, type VehicleValues } from "@/components/vehicles/admin/form/values";
import { controlId } from "@/components/vehicles/admin/form/vehicle-field";

type SaveBarProps = {
  form: UseFormReturn<VehicleValues>;
  kind: VehicleKind;
  isNew: boolean;
  busy: boolean;
  formError: FormError | null;
  /** A save that waits for the photos. */
  photoWait: PhotoWait;
  onCancel: () => void;
};

/** The form's buttons, fixed at the bottom, and the errors of the last attempt. */
export function SaveBar({ form, kind, isNew, busy, formError, photoWait, onCancel }: SaveBarProps) {
  // The message makes the bar taller: it must not cover the field that needs attention.
  useEffect(() => {
    if (formError?.kind === "fields") document.activeElement?.scrollIntoView({ block: "center" });
  }, [formError]);
  const save = useRef<HTMLButtonElement>(null);
  const isSaving = busy || photoWait.isWaiting;
  const wrong = kind.fields.filter((field) => form.formState.errors[field] !== undefined);
  return (
    <div className="vehicle-bar">
      <div role="alert">
        {formError?.kind === "failed" && (
          <Notice tone="red">Failed to save vehicle: {formError.message}</Notice>
        )}
        {formError?.kind === "fields" && wrong.length > 0 && <WrongFields wrong={wrong} />}
      </div>
      <PhotoWaitNotice
        photoWait={photoWait}
        onStop={() => {
          photoWait.stop();
          save.current?.focus();
        }}
      />
      {/* A press must not blur a field first: its error message would shift the layout under the pointer. */}
      <fieldset className="vehicle-buttons" onMouseDown={(event) => event.preventDefault()}>
        <legend className="sr-only">Finish</legend>
        <p className="vehicle-legend">
          <span className="text-red">*</span> required
        </p>
        <button
          type="button"
          className={buttonVariants({ variant: "secondary" })}
          aria-disabled={busy}
          onClick={onCancel}
        >
          Cancel
        </button>
        <button
          ref={save}
          type="submit"
          className={buttonVariants({ variant: "primary" })}
          aria-busy={isSaving || undefined}
        >
          {isSaving ? "Saving..." : isNew ? "Add Vehicle" : "Update Vehicle"}
        </button>
      </fieldset>
    </div>
  );
}

function WrongFields({ wrong }: { wrong: VehicleField[] }) {
  return (
    <Notice tone="red">
      {wrong.length === 1 ? "One field needs" : `${wrong.length} fields need`} attention:{" "}
      {wrong.map((field, index) => (
        <span key={field}>
          {index > 0 && ", "}
          <button
            type="button"
            className="notice-action"
            onClick={() => document.getElementById(controlId(field))?.focus()}
          >
            {LABELS[field]}
          </button>
        </span>
      ))}
    </Notice>
  );
}
