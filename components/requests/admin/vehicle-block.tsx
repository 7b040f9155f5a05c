import type { ReactNode } from "react";
import { RowBlock } from "@/components/lists/admin/row-block";
import { StockNumber } from "@/components/lists/admin/stock-number";

type VehicleBlockProps = { stockNumber: string; badge: ReactNode; title: string; last: ReactNode };

/** A vehicle's row on phones. */
export function VehicleBlock({ stockNumber, badge, title, last }: VehicleBlockProps) {
  return (
    <RowBlock name={<StockNumber>{stockNumber}</StockNumber>} badges={badge} title={title} last={last} />
  );
}
