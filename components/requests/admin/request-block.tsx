import type { ReactNode } from "react";
import { formatMoment } from "@/components/layout/admin/dates";
import { BadgeGroup } from "@/components/lists/admin/badge-group";
import { RowBlock } from "@/components/lists/admin/row-block";

type RequestBlockProps = { name: string; badges: ReactNode; what: string; createdAt: string };

/** A request's row on phones. */
export function RequestBlock({ name, badges, what, createdAt }: RequestBlockProps) {
  return (
    <RowBlock
      name={<strong>{name}</strong>}
      badges={<BadgeGroup>{badges}</BadgeGroup>}
      title={what}
      last={<time dateTime={createdAt}>{formatMoment(createdAt)}</time>}
    />
  );
}
