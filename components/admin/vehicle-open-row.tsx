import type { ReactNode } from "react";

type VehicleOpenRowProps = {
  picture: string;
  /** Said of the picture, such as "2014 Ford Fusion". */
  title: string;
  facts: ReactNode;
  notes: string | null;
  children?: ReactNode;
};

/** What the open row of a vehicle shows: picture, facts in columns, and the notes that visitors never see. */
export function VehicleOpenRow({ picture, title, facts, notes, children }: VehicleOpenRowProps) {
  return (
    <div className="office-vehicle">
      <img src={picture} alt={title} className="picture" width={720} height={540} loading="lazy" />
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
  );
}
