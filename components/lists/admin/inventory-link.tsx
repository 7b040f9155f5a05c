"use client";

import Link from "next/link";
import { tabPath } from "@/components/layout/admin/tabs";
import { Tag } from "@/components/ui/tag";
import type { InventoryMatch } from "@/lib/requests/schema";

/** A link to a vehicle's row, labeled with its stock number. A plain click does not reload the page. */
export function InventoryLink({ inventory: { inventoryType, vehicleId, stockNumber } }: InventoryLinkProps) {
  const path = tabPath(inventoryType, vehicleId);
  return (
    <Link
      // A long stock number breaks.
      className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 text-(--color-link) *:first:wrap-anywhere *:first:whitespace-normal *:first:py-1"
      href={path}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        window.history.pushState(null, "", path);
      }}
    >
      <Tag tone={inventoryType === "retail" ? "ink" : "steel"}>{stockNumber}</Tag>
      <span className="font-normal underline underline-offset-3">Open {inventoryType} vehicle</span>
    </Link>
  );
}

type InventoryLinkProps = { inventory: InventoryMatch };
