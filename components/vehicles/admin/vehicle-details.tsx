import type { ReactNode } from "react";
import { DetailsSection, DetailsText } from "@/components/lists/admin/details-section";
import { RecordHistory } from "@/components/lists/admin/record-history";
import type { VehicleRecord } from "@/components/vehicles/admin/form/values";
import { VehicleFacts } from "@/components/vehicles/admin/vehicle-facts";
import { VehiclePictureButton, vehiclePicture } from "@/components/vehicles/admin/vehicle-picture-button";
import type { VehicleFields } from "@/lib/vehicles/field";
import { vehicleTitle } from "@/lib/vehicles/format";

/** What differs between the details of dismantled and retail vehicles. */
export type VehicleDetailsContent = {
  /** Shown where there is no photo. */
  drawing: string;
  /** Above the facts. */
  notice?: ReactNode;
  /** Under the facts. */
  texts?: ReactNode;
};

type VehicleDetailsProps = VehicleDetailsContent & {
  /** The inventory's URL under /api/admin. */
  path: string;
  vehicle: VehicleRecord & { images: readonly string[]; notes: string | null };
  fields: VehicleFields;
};

/** The expanded row of a vehicle: picture, facts, staff notes, and history. */
export function VehicleDetails({ drawing, notice, texts, path, vehicle, fields }: VehicleDetailsProps) {
  const { images, notes } = vehicle;
  const title = vehicleTitle(vehicle);
  return (
    <>
      <div className="grid content-start gap-5 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-6 lg:grid-cols-[15.75rem_minmax(0,1fr)_minmax(0,17.5rem)] lg:gap-8">
        {images.length > 0 ? (
          <VehiclePictureButton photos={images} title={title} />
        ) : (
          <img
            src={drawing}
            alt={title}
            className={`${vehiclePicture} hidden rounded-card border border-line md:block`}
            width={720}
            height={540}
            loading="lazy"
          />
        )}
        <DetailsSection title="Vehicle details">
          {notice}
          <VehicleFacts fields={fields} vehicle={vehicle} />
          {texts}
        </DetailsSection>
        <div className="md:max-lg:col-start-2">
          <DetailsSection title="Notes">
            <DetailsText>{notes ?? "None yet."}</DetailsText>
            <p className="text-15 text-ink-3">Staff only. Never shown on the site.</p>
          </DetailsSection>
        </div>
      </div>
      <RecordHistory path={`${path}/${vehicle._id}`} version={vehicle.version} />
    </>
  );
}
