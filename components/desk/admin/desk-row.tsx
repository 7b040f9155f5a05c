import { cva } from "class-variance-authority";
import Link from "next/link";
import type { ReactNode } from "react";
import { DeskBlock } from "@/components/desk/admin/desk-block";
import { type DeskFilter, requestPath } from "@/components/desk/admin/desk-view";
import {
  Assignee,
  KindText,
  LastMessage,
  lastMoment,
  RowTimeText,
  rowName,
  secondLine,
} from "@/components/desk/admin/row-cells";
import { requestBadge } from "@/components/requests/admin/request-badges";
import { Badge } from "@/components/ui/badge";
import { rowTime } from "@/lib/desk/row-time";
import type { DeskRow } from "@/lib/desk/schema";

/** What every row needs besides its request. */
export type RowContext = {
  filter: DeskFilter;
  now: Date;
  userId: string | null;
  /** The reference of the row that the keyboard is on. */
  current: string | null;
  onCurrent: (reference: string) => void;
};

/** Classes of the link of a row: it fills the row, which shows its focus. */
export const rowLink = [
  "scroll-my-28 after:absolute after:inset-0 after:content-['']",
  "focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:-outline-offset-3",
].join(" ");

const cellVariants = cva("border-line border-t leading-snug group-data-[current=true]/row:bg-steel-bg", {
  variants: {
    shown: {
      phone: "block px-4 py-3 md:hidden",
      tablet: "h-17 px-2 max-md:hidden min-[68.75rem]:px-3",
      wide: "h-17 px-3 max-[68.74rem]:hidden",
    },
    /** The cell at the left edge of the table, which shows the bar of the keyboard's row. */
    edge: { true: "group-data-[current=true]/row:shadow-[inset_5px_0_0_var(--color-ink)]" },
  },
  compoundVariants: [{ shown: "tablet", edge: true, className: "pl-5 min-[68.75rem]:pl-5" }],
  defaultVariants: { shown: "tablet" },
});

/** A request in the queue: a row of two lines, on phones a block of four. The row is one link. */
export function DeskTableRow({ row, context }: { row: DeskRow; context: RowContext }) {
  const { filter, now, userId, current, onCurrent } = context;
  const { reference, customer, subject, vehicle } = row;
  const isCurrent = reference === current;
  const link = (children: ReactNode, className: string) => (
    <Link
      href={requestPath(reference, filter)}
      className={`${rowLink} ${className}`}
      prefetch={false}
      aria-label={rowName(row, rowTime(row, now))}
      data-row-link
      onFocus={() => onCurrent(reference)}
    >
      {children}
    </Link>
  );
  const reach = customer.phone ?? customer.email ?? "";
  return (
    <tr
      className="group/row relative hover:bg-paper max-md:block"
      data-request={reference}
      data-current={isCurrent}
    >
      <td className={cellVariants({ shown: "phone", edge: true })}>
        <DeskBlock row={row} now={now} userId={userId} link={link} />
      </td>
      <td className={cellVariants({ edge: true })}>
        <RowTimeText row={row} now={now} withMoment />
      </td>
      <td className={cellVariants()}>
        {link(reference, "font-bold font-sign text-18 tracking-wide")}
        <KindText row={row} />
      </td>
      <td className={cellVariants()}>
        <TwoLines first={customer.name} second={reach} />
      </td>
      <td className={cellVariants()}>
        <TwoLines first={subject} second={vehicle ?? ""} />
        <div className="mt-0.5 flex items-center gap-2 text-15 text-ink-2 min-[68.75rem]:hidden">
          <span className="min-w-0 flex-1">
            <LastMessage row={row} />
          </span>
          {!row.failedEmail && (
            <span className="max-w-20 flex-none">
              <Assignee row={row} userId={userId} />
            </span>
          )}
        </div>
      </td>
      <td className={cellVariants({ shown: "wide" })}>
        <LastMessage row={row} />
        <span className={`block ${secondLine}`} title={lastMoment(row, now)}>
          {lastMoment(row, now)}
        </span>
      </td>
      <td className={cellVariants({ shown: "wide" })}>
        <Assignee row={row} userId={userId} />
      </td>
      <td className={cellVariants()}>
        <Badge {...requestBadge(row)} />
      </td>
    </tr>
  );
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <>
      <strong className="block truncate" title={first}>
        {first}
      </strong>
      <span className={`block ${secondLine}`} title={second}>
        {second}
      </span>
    </>
  );
}
