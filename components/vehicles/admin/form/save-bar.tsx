"use client";

import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { Notice } from "@/components/ui/notice";
import type { VehicleKind } from "@/components/vehicles/admin/form/kinds";
import { NoticeAction } from "@/components/vehicles/admin/form/notice-action";
import { PhotoWaitNotice } from "@/components/vehicles/admin/form/photo-wait-notice";
import type { PhotoWait } from "@/components/vehicles/admin/form/use-photo-wait";
import type { FormError } from "@/components/vehicles/admin/form/use-vehicle-form";
import { LABELS, type VehicleFieldName, type VehicleValues } from "@/components/vehicles/admin/form/values";
import { controlId } from "@/components/vehicles/admin/form/vehicle-field";

const bar = [
  "sticky bottom-0 z-15 -mx-4 mt-auto border-line border-t bg-sheet px-4 pt-2.5 shadow-bar",
  "pb-[calc(0.625rem+env(safe-area-inset-bottom))] short:static short:shadow-none",
  // As wide as the screen.
  "md:-mx-8 md:px-8 md:shadow-wide-bar md:[clip-path:inset(-24px_-50vw_0)]",
].join(" ");
const buttonSize = { size: null, className: `min-h-12 py-1.5 text-18 md:min-h-11 ${buttonStates}` };

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
    <div data-bottom-bar className={bar}>
      <div role="alert" className="not-empty:mb-2.5">
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
      <fieldset
        className="grid grid-cols-[2fr_3fr] gap-2.5 md:flex md:items-center"
        onMouseDown={(event) => event.preventDefault()}
      >
        <legend className="sr-only">Finish</legend>
        <p className="mr-auto hidden text-ink-2 md:block">
          <span className="text-red">*</span> required
        </p>
        <button
          type="button"
          className={buttonVariants({ variant: "secondary", ...buttonSize })}
          aria-disabled={busy}
          onClick={onCancel}
        >
          Cancel
        </button>
        <button
          ref={save}
          type="submit"
          className={buttonVariants({ variant: "primary", ...buttonSize })}
          aria-busy={isSaving || undefined}
        >
          {isSaving ? "Saving..." : isNew ? "Add Vehicle" : "Update Vehicle"}
        </button>
      </fieldset>
    </div>
  );
}

function WrongFields({ wrong }: { wrong: VehicleFieldName[] }) {
  return (
    <Notice tone="red">
      {wrong.length === 1 ? "One field needs" : `${wrong.length} fields need`} attention:{" "}
      {wrong.map((field, index) => (
        <span key={field}>
          {index > 0 && ", "}
          <NoticeAction onClick={() => document.getElementById(controlId(field))?.focus()}>
            {LABELS[field]}
          </NoticeAction>
        </span>
      ))}
    </Notice>
  );
}
