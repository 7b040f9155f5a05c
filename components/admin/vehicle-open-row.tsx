import type { ReactNode } from "react";
import { RecordHistory } from "@/components/admin/record-history";
import { variantUrl } from "@/lib/images/variants";

const PICTURE_PX = 960;

type VehicleOpenRowProps = {
  picture: string;
  /** Said of the picture, such as "2014 Ford Fusion". */
  title: string;
  facts: ReactNode;
  notes: string | null;
  /** The vehicle's address under /api/admin, and its version. */
  record: { path: string; version: number };
  children?: ReactNode;
};

/** What the open row of a vehicle shows: picture, facts in columns, the notes that visitors never see, and its history. */
export function VehicleOpenRow({ picture, title, facts, notes, record, children }: VehicleOpenRowProps) {
  return (
    <>
      <div className="office-vehicle">
        <img
          src={variantUrl(picture, PICTURE_PX)}
          alt={title}
          className="picture"
          width={720}
          height={540}
          loading="lazy"
        />
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
