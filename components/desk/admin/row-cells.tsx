import { cva } from "class-variance-authority";
import { SendAgain } from "@/components/desk/admin/send-again";
import { Icon } from "@/components/ui/icon";
import type { RequestKind } from "@/lib/conversations/schema";
import { type RowTime, rowTime } from "@/lib/desk/row-time";
import type { DeskRow } from "@/lib/desk/schema";
import { dayAndTime } from "@/lib/response-clock-text";

const KIND_WORDS = { part: "Part", repair: "Repair", vehicle: "Vehicle" } satisfies Record<
  RequestKind,
  string
>;

/** Classes of the second line of a cell. */
export const secondLine = "truncate text-15 text-ink-3";

/** What a link to a request is called: its reference, what is due, who, and what. */
export function rowName({ reference, customer, subject }: DeskRow, { text }: RowTime): string {
  return `${reference}, ${text}, ${customer.name}, ${subject}`;
}

const timeVariants = cva("", {
  variants: {
    tone: { plain: "text-ink", quiet: "text-ink-2", amber: "text-amber", red: "text-red" },
  },
});

/** The time of a row with its icon; `withMoment` adds the line below. */
export function RowTimeText({ row, now, withMoment }: { row: DeskRow; now: Date; withMoment: boolean }) {
  const { icon, tone, text, moment } = rowTime(row, now);
  return (
    <>
      <span
        className={timeVariants({
          tone,
          className:
            "flex min-w-0 items-center gap-2.5 font-bold font-sign text-20 leading-snug md:text-18 xl:text-20",
        })}
      >
        <span className="flex-none">
          <Icon name={icon} size={18} />
        </span>
        <span className="truncate" title={text}>
          {text}
        </span>
      </span>
      {withMoment && (
        <span className={`block pl-7 ${secondLine}`} title={moment}>
          {moment}
        </span>
      )}
    </>
  );
}

/** The kind of a request, and a stamp until somebody opens it. */
export function KindText({ row }: { row: DeskRow }) {
  return (
    <span className={`flex items-center gap-2 ${secondLine}`}>
      {KIND_WORDS[row.kind]}
      {row.isNew && <NewStamp />}
    </span>
  );
}

/** Marks a request that nobody has opened. */
export function NewStamp() {
  return (
    <span className="rounded-badge bg-stamp px-1.5 py-0.5 font-semibold text-14 text-on-stamp leading-tight">
      New
    </span>
  );
}

/** The text of the last message, or an email that failed for good with a button that sends it again. */
export function LastMessage({ row: { last, failedEmail } }: { row: DeskRow }) {
  if (failedEmail) return <SendAgain email={failedEmail} />;
  if (!last) return <span className="text-ink-3">No message</span>;
  const text = last.text || "No message";
  return (
    <span className="block truncate" title={text}>
      {text}
    </span>
  );
}

/** Who wrote the last message and when: "Customer, Wed 7:12 pm". */
export function lastMoment({ last, failedEmail }: DeskRow, now: Date): string {
  if (failedEmail) return `${failedEmail.about}, ${dayAndTime(failedEmail.at, now)}`;
  return last ? `${last.by ?? "Customer"}, ${dayAndTime(last.at, now)}` : "";
}

/** Who is assigned: "You", a name, or "nobody". */
export function Assignee({ row: { assignedTo }, userId }: { row: DeskRow; userId: string | null }) {
  if (!assignedTo) return <span className="text-ink-3">nobody</span>;
  const name = assignedTo._id === userId ? "You" : assignedTo.name;
  return (
    <span className="block truncate" title={name}>
      {name}
    </span>
  );
}
