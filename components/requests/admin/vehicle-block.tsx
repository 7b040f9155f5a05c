import type { ReactNode } from "react";

type VehicleBlockProps = { stockNumber: string; badge: ReactNode; title: string; last: ReactNode };

/** An office table row on phones: a name with its badge, a description, and one more line. */
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
