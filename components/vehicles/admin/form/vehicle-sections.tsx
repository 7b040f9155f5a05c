"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { Notice } from "@/components/ui/notice";
import { FormColumns } from "@/components/vehicles/admin/form/form-columns";
import { FormSection, messageRow } from "@/components/vehicles/admin/form/form-section";
import { fieldOf, type VehicleKind } from "@/components/vehicles/admin/form/kinds";
import { PhotosFormField } from "@/components/vehicles/admin/form/photos-form-field";
import { useVinDecode } from "@/components/vehicles/admin/form/use-vin-decode";
import {
  formFields,
  LABELS,
  type VehicleFieldName,
  type VehicleValues,
} from "@/components/vehicles/admin/form/values";
import { VehicleFormField } from "@/components/vehicles/admin/form/vehicle-field";
import { VinField } from "@/components/vehicles/admin/form/vin-field";
import type { Unfinished } from "@/components/vehicles/admin/photos/use-uploads";
import type { FormSectionTitle } from "@/lib/vehicles/field";

type VehicleSectionsProps = {
  form: UseFormReturn<VehicleValues>;
  kind: VehicleKind;
  /** The id of the edited vehicle; null for a new one. */
  recordId: string | null;
  /** Called with the photos that are not stored. */
  onUnfinished: (unfinished: Unfinished | null) => void;
};

/** The form's sections with the fields of the inventory. */
export function VehicleSections({ form, kind, recordId, onUnfinished }: VehicleSectionsProps) {
  const vinDecode = useVinDecode(form, kind, recordId);
  const values = useWatch({ control: form.control }) as VehicleValues;
  const filled = vinDecode.decoding?.kind === "done" ? vinDecode.decoding.fill.filled : {};

  function field(name: VehicleFieldName) {
    if (name === "vin") return <VinField key={name} form={form} kind={kind} vinDecode={vinDecode} />;
    if (name === "images") {
      return (
        <PhotosFormField key={name} form={form} images={values.images ?? ""} onUnfinished={onUnfinished} />
      );
    }
    const fromVin = filled[name] !== undefined && filled[name] === values[name];
    return <VehicleFormField key={name} form={form} kind={kind} name={name} fromVin={fromVin} />;
  }

  const section = (title: FormSectionTitle) => {
    const names = formFields(kind.definitions, title);
    return names.length > 0 && <FormSection title={title}>{names.map(field)}</FormSection>;
  };

  return (
    <FormColumns
      main={
        <>
          <FormSection title="Basic Information">
            {formFields(kind.definitions, "Basic Information").map(field)}
            <MissingNotice kind={kind} values={values} />
          </FormSection>
          {section("Vehicle Details")}
          {section("Description")}
        </>
      }
      aside={
        <>
          {section("Vehicle Image")}
          {section("Notes")}
        </>
      }
    />
  );
}

/** The fields that a vehicle still needs before visitors see it. */
function MissingNotice({ kind, values }: { kind: VehicleKind; values: VehicleValues }) {
  const missing = kind.fields.filter(
    (name) => fieldOf(kind, name).neededToShow && values[name]?.trim() === "",
  );
  if (missing.length === 0) return null;
  return (
    <div className={messageRow}>
      <Notice tone="plain" icon="clock">
        Can be saved as it is. Visitors see it once these are filled in:{" "}
        {missing.map((name) => LABELS[name].toLowerCase()).join(", ")}.
      </Notice>
    </div>
  );
}
