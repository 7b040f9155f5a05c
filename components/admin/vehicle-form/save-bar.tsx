"use client";

import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Unfinished } from "@/components/admin/photos/use-uploads";
import type { VehicleKind } from "@/components/admin/vehicle-form/kinds";
import type { Trouble } from "@/components/admin/vehicle-form/use-vehicle-form";
import { LABELS, type VehicleField, type VehicleValues } from "@/components/admin/vehicle-form/values";
import { controlId } from "@/components/admin/vehicle-form/vehicle-field";
import { Notice } from "@/components/ui/notice";

type SaveBarProps = {
  form: UseFormReturn<VehicleValues>;
  kind: VehicleKind;
  isNew: boolean;
  busy: boolean;
  trouble: Trouble | null;
  /** Photos that are not stored. */
  unfinished: Unfinished;
  onCancel: () => void;
};

/** The form's buttons, always at the thumb, and what stood in the way when they were pressed. */
export function SaveBar({ form, kind, isNew, busy, trouble, unfinished, onCancel }: SaveBarProps) {
  // The bar has grown by what it says: the field that needs attention must not stand under it.
  useEffect(() => {
    const photo = trouble?.kind === "photos" ? failedUpload() : null;
    photo?.focus();
    if (trouble?.kind === "fields" || photo) document.activeElement?.scrollIntoView({ block: "center" });
  }, [trouble]);
  const wrong = kind.fields.filter((field) => form.formState.errors[field] !== undefined);
  return (
    <div className="vehicle-bar">
      <div role="alert">
        {trouble?.kind === "failed" && <Notice tone="red">Failed to save vehicle: {trouble.message}</Notice>}
        {trouble?.kind === "photos" && unfinished === "sending" && (
          <Notice tone="amber">A photo is still being uploaded. Save once it is there.</Notice>
        )}
        {trouble?.kind === "photos" && unfinished === "failed" && <FailedPhotos />}
        {trouble?.kind === "fields" && wrong.length > 0 && <WrongFields wrong={wrong} />}
      </div>
      {/* A press must not take the focus out of a field first: its message would move the page under the pointer. */}
      <fieldset className="vehicle-buttons" onMouseDown={(event) => event.preventDefault()}>
        <legend className="sr-only">Finish</legend>
        <p className="vehicle-legend">
          <span className="text-red">*</span> required
        </p>
        <button type="button" className="button button-second" aria-disabled={busy} onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="button button-primary" aria-busy={busy || undefined}>
          {busy ? "Saving..." : isNew ? "Add Vehicle" : "Update Vehicle"}
        </button>
      </fieldset>
    </div>
  );
}

function FailedPhotos() {
  return (
    <Notice tone="red">
      Not saved yet: a photo was not uploaded, and the vehicle would lack it.{" "}
      <button type="button" className="notice-action" onClick={() => failedUpload()?.focus()}>
        Try it again or remove it
      </button>
      , then save.
    </Notice>
  );
}

/** The button that tries the first failed upload again; of one that cannot succeed, the one that removes it. */
const failedUpload = () => document.querySelector<HTMLElement>(".upload-row[data-failed='true'] button");

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
