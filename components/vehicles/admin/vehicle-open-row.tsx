import type { ReactNode } from "react";
import { DetailsSection, DetailsText } from "@/components/lists/admin/details-section";
import { RecordHistory } from "@/components/lists/admin/record-history";
import { VehiclePictureButton, vehiclePicture } from "@/components/vehicles/admin/vehicle-picture-button";

type VehicleOpenRowProps = {
  photos: readonly string[];
  /** Shown where there is no photo. */
  drawing: string;
  /** The alternative text, such as "2014 Ford Fusion". */
  title: string;
  facts: ReactNode;
  notes: string | null;
  /** The vehicle's URL under /api/admin, and its version. */
  record: { path: string; version: number };
  children?: ReactNode;
};

/** The expanded row of a vehicle: picture, facts, staff notes, and history. */
export function VehicleOpenRow({
  photos,
  drawing,
  title,
  facts,
  notes,
  record,
  children,
}: VehicleOpenRowProps) {
  return (
    <>
      <div className="grid content-start gap-5 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-6 lg:grid-cols-[15.75rem_minmax(0,1fr)_minmax(0,17.5rem)] lg:gap-8">
        {photos.length > 0 ? (
          <VehiclePictureButton photos={photos} title={title} />
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
          {facts}
          {children}
        </DetailsSection>
        <div className="md:max-lg:col-start-2">
          <DetailsSection title="Notes">
            <DetailsText>{notes ?? "None yet."}</DetailsText>
            <p className="text-15 text-ink-3">Staff only. Never shown on the site.</p>
          </DetailsSection>
        </div>
      </div>
      <RecordHistory {...record} />
    </>
  );
}
