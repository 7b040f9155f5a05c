import type { ReactNode } from "react";
import { RecordHistory } from "@/components/lists/admin/record-history";
import { VehiclePictureButton } from "@/components/vehicles/admin/vehicle-picture-button";

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
      <div className="office-vehicle">
        {photos.length > 0 ? (
          <VehiclePictureButton photos={photos} title={title} />
        ) : (
          <img src={drawing} alt={title} className="picture" width={720} height={540} loading="lazy" />
        )}
        <div>
          <h2>Vehicle details</h2>
          {facts}
          {children}
        </div>
        <div>
          <h2>Notes</h2>
          <p className="office-text">{notes ?? "None yet."}</p>
          <p className="office-aside">Staff only. Never shown on the site.</p>
        </div>
      </div>
      <RecordHistory {...record} />
    </>
  );
}
