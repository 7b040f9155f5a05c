"use client";

import { useMemo } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { FormSection } from "@/components/vehicles/admin/form/form-section";
import type { VehicleKind } from "@/components/vehicles/admin/form/kinds";
import { setFields } from "@/components/vehicles/admin/form/set-fields";
import { useVinDecode } from "@/components/vehicles/admin/form/use-vin-decode";
import { LABELS, photosOf, type VehicleValues } from "@/components/vehicles/admin/form/values";
import { controlId, VehicleFormField } from "@/components/vehicles/admin/form/vehicle-field";
import { VinField } from "@/components/vehicles/admin/form/vin-field";
import { PhotoField } from "@/components/vehicles/admin/photos/photo-field";
import type { Unfinished } from "@/components/vehicles/admin/photos/use-uploads";

type VehicleSectionsProps = {
  form: UseFormReturn<VehicleValues>;
  kind: VehicleKind;
  /** The id of the edited vehicle; null for a new one. */
  recordId: string | null;
  /** Called with the photos that are not stored. */
  onUnfinished: (unfinished: Unfinished | null) => void;
};

const DETAILS = [
  "exteriorColor",
  "interiorColor",
  "engineType",
  "transmission",
  "driveType",
  "fuelType",
] as const;

const HEADED_ELSEWHERE = [
  "stockNumber",
  "vin",
  "description",
  "features",
  "notes",
  "images",
  ...DETAILS,
] as const;

/** The form's sections: basic information, details, photos and notes. */
export function VehicleSections({ form, kind, recordId, onUnfinished }: VehicleSectionsProps) {
  const vinDecode = useVinDecode(form, kind, recordId);
  const values = useWatch({ control: form.control }) as VehicleValues;
  const filled = vinDecode.decoding?.kind === "done" ? vinDecode.decoding.fill.filled : {};
  const common = { form, kind };
  const field = (name: Parameters<typeof VehicleFormField>[0]["name"]) => (
    <VehicleFormField
      key={name}
      {...common}
      name={name}
      fromVin={filled[name] !== undefined && filled[name] === values[name]}
    />
  );
  const basics = kind.fields.filter(
    (name): name is Exclude<typeof name, (typeof HEADED_ELSEWHERE)[number]> =>
      !(HEADED_ELSEWHERE as readonly string[]).includes(name),
  );
  const missing = kind.neededToShow.filter((name) => values[name]?.trim() === "");

  return (
    <div className="vehicle-columns">
      <div className="vehicle-main">
        <FormSection title="Basic Information">
          {field("stockNumber")}
          <VinField {...common} vinDecode={vinDecode} />
          {basics.map(field)}
          {missing.length > 0 && (
            <div className="vehicle-wide">
              <Notice tone="plain" icon="clock">
                Can be saved as it is. Visitors see it once these are filled in:{" "}
                {missing.map((name) => LABELS[name].toLowerCase()).join(", ")}.
              </Notice>
            </div>
          )}
        </FormSection>
        <FormSection title="Vehicle Details">
          {DETAILS.filter((name) => kind.fields.includes(name)).map(field)}
        </FormSection>
        {kind.inventory === "retail" && (
          <FormSection title="Description">
            <VehicleFormField {...common} name="description" hint="A few sentences for the vehicle's page." />
            <VehicleFormField {...common} name="features" hint="One a line, such as heated seats." />
          </FormSection>
        )}
      </div>
      <div className="vehicle-aside">
        <FormSection title="Vehicle Image">
          <Photos form={form} images={values.images ?? ""} onUnfinished={onUnfinished} />
        </FormSection>
        <FormSection title="Notes">
          <VehicleFormField {...common} name="notes" hint="Staff only. Never shown on the site." />
        </FormSection>
      </div>
    </div>
  );
}

function Photos({
  form,
  images,
  onUnfinished,
}: {
  form: UseFormReturn<VehicleValues>;
  images: string;
  onUnfinished: (unfinished: Unfinished | null) => void;
}) {
  const error = form.formState.errors.images?.message;
  const photos = useMemo(() => photosOf(images), [images]);
  return (
    <div data-field="images">
      <PhotoField
        id={controlId("images")}
        photos={photos}
        onChange={(next) => setFields(form, { images: next.join("\n") })}
        onUnfinished={onUnfinished}
        invalid={error !== undefined}
      />
      {error && (
        <p className="field-error" role="alert">
          <Icon name="warning" size={18} />
          {error}
        </p>
      )}
    </div>
  );
}
