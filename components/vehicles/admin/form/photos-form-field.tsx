"use client";

import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { FieldError } from "@/components/ui/field";
import { setFields } from "@/components/vehicles/admin/form/form-values";
import { photosOf, type VehicleValues } from "@/components/vehicles/admin/form/values";
import { controlId } from "@/components/vehicles/admin/form/vehicle-field";
import { PhotoField } from "@/components/vehicles/admin/photos/photo-field";
import type { Unfinished } from "@/components/vehicles/admin/photos/use-uploads";

type PhotosFormFieldProps = {
  form: UseFormReturn<VehicleValues>;
  /** The form's value: the URLs, one per line. */
  images: string;
  /** Called with the photos that are not stored. */
  onUnfinished: (unfinished: Unfinished | null) => void;
};

/** The photos of the form with their error. */
export function PhotosFormField({ form, images, onUnfinished }: PhotosFormFieldProps) {
  const error = form.formState.errors.images?.message;
  const photos = useMemo(() => photosOf(images), [images]);
  return (
    <div className="col-span-full">
      <PhotoField
        id={controlId("images")}
        photos={photos}
        onChange={(next) => setFields(form, { images: next.join("\n") })}
        onUnfinished={onUnfinished}
        invalid={error !== undefined}
      />
      {error && (
        <div role="alert">
          <FieldError id={`${controlId("images")}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
