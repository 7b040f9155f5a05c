import type { ReactNode } from "react";

type VehicleBlockProps = { stockNumber: string; badge: ReactNode; title: string; last: ReactNode };

/** A row of the office on a phone: a name with its badge, what it is, and one more line. */
export function VehicleBlock({ stockNumber, badge, title, last }: VehicleBlockProps) {
  return (
    <>
      <span className="office-block-first">
        <span className="office-stock">{stockNumber}</span>
        {badge}
      </span>
      <span className="office-block-title">{title}</span>
      <span className="office-block-last">{last}</span>
    </>
  );
}
