import type { ReactNode } from "react";
import { Assignee, LastMessage, NewStamp, RowTimeText } from "@/components/desk/admin/row-cells";
import { requestBadge } from "@/components/requests/admin/request-badges";
import { Badge } from "@/components/ui/badge";
import type { DeskRow } from "@/lib/desk/schema";

type DeskBlockProps = {
  row: DeskRow;
  now: Date;
  userId: string | null;
  /** The link that fills the row. */
  link: (children: ReactNode, className: string) => ReactNode;
};

/** A request on phones: four lines. */
export function DeskBlock({ row, now, userId, link }: DeskBlockProps) {
  const { reference, customer, subject, vehicle } = row;
  const about = vehicle ? `${subject}, ${vehicle}` : subject;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="flex min-w-0 items-center gap-2">
          <RowTimeText row={row} now={now} withMoment={false} />
          {row.isNew && <NewStamp />}
        </span>
        <Badge {...requestBadge(row)} />
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <strong className="truncate" title={customer.name}>
          {customer.name}
        </strong>
        {link(reference, "flex-none font-bold font-sign text-18 tracking-wide")}
      </div>
      <p className="truncate" title={about}>
        {subject}
        {vehicle && <span className="text-ink-2">, {vehicle}</span>}
      </p>
      <div className="flex items-baseline justify-between gap-3 text-15 text-ink-2">
        <span className="min-w-0 flex-1">
          <LastMessage row={row} />
        </span>
        <span className="max-w-24 flex-none">
          <Assignee row={row} userId={userId} />
        </span>
      </div>
    </div>
  );
}
