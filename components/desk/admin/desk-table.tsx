import type { ReactNode } from "react";
import { CountText } from "@/components/desk/admin/count-text";
import { DeskTableRow, type RowContext } from "@/components/desk/admin/desk-row";
import { DESK_GROUPS, type DeskPage, type DeskRow } from "@/lib/desk/schema";

const GROUPS = [...DESK_GROUPS, "closed"] as const;

const GROUP_LABELS = {
  overdue: { name: "Overdue", hint: "promised answer has passed" },
  to_answer: { name: "To answer", hint: "most urgent first" },
  back_with_us: { name: "Back with us", hint: "answered before; the customer wrote or decided" },
  waiting: { name: "Waiting for the customer", hint: "nothing to do until they answer" },
  closed: { name: "Closed", hint: "newest first" },
} satisfies Record<DeskRow["group"], { name: string; hint: string }>;

const COLUMNS: { heading: string; closedHeading?: string; width: string }[] = [
  { heading: "Answer due", closedHeading: "Closed", width: "w-45 min-[68.75rem]:w-46 xl:w-49" },
  { heading: "Request", width: "w-24 min-[68.75rem]:w-28 xl:w-34" },
  { heading: "Customer", width: "w-31 min-[68.75rem]:w-40 xl:w-45" },
  { heading: "Part or vehicle", width: "w-auto min-[68.75rem]:w-48 xl:w-56" },
  { heading: "Last message", width: "w-auto max-[68.74rem]:hidden" },
  { heading: "With", width: "w-20 xl:w-22 max-[68.74rem]:hidden" },
  { heading: "Status", width: "w-32 min-[68.75rem]:w-34" },
];

const headCell =
  "sticky top-15 z-10 h-10 whitespace-nowrap bg-concrete px-2 font-semibold text-15 text-ink-2 first:rounded-tl-[5px] first:pl-5 last:rounded-tr-[5px] short:static min-[68.75rem]:px-3 min-[68.75rem]:first:pl-5";

type DeskFrameProps = { caption: string; isClosed: boolean; children: ReactNode };

/** The frame of the queue with its head; phones show neither. `children` are its rows. */
export function DeskFrame({ caption, isClosed, children }: DeskFrameProps) {
  return (
    <table className="-mx-4 w-[calc(100%+2rem)] table-fixed border-separate border-spacing-0 border-line border-b bg-sheet text-left max-md:block md:mx-0 md:w-full md:rounded-card md:border">
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden md:table-header-group">
        <tr>
          {COLUMNS.map(({ heading, closedHeading = heading, width }) => (
            <th key={heading} scope="col" className={`${headCell} ${width}`}>
              {isClosed ? closedHeading : heading}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

/** The columns that tablets show. A cell that spans more would take a share of their width. */
export const TABLET_COLUMNS = 5;

/** Spans the columns that only wide screens show. */
export function WideFiller({ className }: { className: string }) {
  return <td colSpan={COLUMNS.length - TABLET_COLUMNS} className={`max-[68.74rem]:hidden ${className}`} />;
}

const groupCell = "border-ink border-t-2 bg-paper py-2 leading-snug md:group-first-of-type/body:border-t-0";

type DeskTableProps = { rows: DeskRow[]; counts: DeskPage["counts"]; context: RowContext };

/** The queue: a group of rows under each heading. Empty groups are left out. */
export function DeskTable({ rows, counts, context }: DeskTableProps) {
  return (
    <DeskFrame
      caption={context.filter.closed ? "Closed requests" : "Open requests"}
      isClosed={context.filter.closed}
    >
      {GROUPS.map((group) => {
        const ofGroup = rows.filter((row) => row.group === group);
        if (ofGroup.length === 0) return null;
        return (
          <tbody key={group} className="group/body max-md:block" data-group={group}>
            <tr className="max-md:block max-md:not-short:sticky max-md:not-short:top-15 max-md:not-short:z-10">
              <th
                scope="rowgroup"
                colSpan={TABLET_COLUMNS}
                className={`px-4 max-md:block md:px-5 ${groupCell}`}
              >
                <span className="font-bold font-sign text-18">
                  {GROUP_LABELS[group].name} <CountText count={counts.groups[group]} />
                </span>{" "}
                <span className="ml-2 font-normal text-15 text-ink-3 max-md:hidden">
                  {GROUP_LABELS[group].hint}
                </span>
              </th>
              <WideFiller className={groupCell} />
            </tr>
            {ofGroup.map((row) => (
              <DeskTableRow key={row.reference} row={row} context={context} />
            ))}
          </tbody>
        );
      })}
    </DeskFrame>
  );
}
