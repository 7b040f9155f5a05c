import { formatMoment } from "@/components/layout/admin/dates";
import { LongText } from "@/components/layout/admin/long-text";
import type { FieldChange } from "@/lib/records/changes";
import type { HistoryEntry } from "@/lib/records/schema";

const ACTIONS = { create: "added it", update: "changed it", delete: "deleted it" } as const;

type HistoryEntriesProps = {
  entries: HistoryEntry[];
  /** Inside a notice, in its color. */
  inNotice?: boolean;
};

const inNoticeColor = "group-data-in-notice/history:text-inherit";

/** The history of a record, newest first: who, when, and each field before and after. */
export function HistoryEntries({ entries, inNotice = false }: HistoryEntriesProps) {
  return (
    <ol
      className={`group/history grid w-full gap-3.5 ${inNotice ? "mt-3 font-normal" : ""}`}
      data-in-notice={inNotice || undefined}
    >
      {entries.map((entry) => (
        <li
          key={entry._id}
          className="border-line border-l-3 pl-3 group-data-in-notice/history:border-current"
        >
          <p>
            <strong>{entry.isVisitor ? "The customer" : entry.author}</strong>{" "}
            {entry.isVisitor ? "sent it" : ACTIONS[entry.action]}{" "}
            <time dateTime={entry.at} className={`whitespace-nowrap text-ink-3 ${inNoticeColor}`}>
              {formatMoment(entry.at)}
            </time>
          </p>
          {entry.action === "update" ? (
            <Changes changes={entry.changes} inNotice={inNotice} />
          ) : (
            <details>
              <summary className="inline-block min-h-6 text-(--color-link) underline underline-offset-3">
                {entry.action === "create" ? "Original text" : "New text"}
              </summary>
              <Changes changes={entry.changes} inNotice={inNotice} />
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

function Changes({ changes, inNotice }: { changes: FieldChange[]; inNotice: boolean }) {
  return (
    <dl className="mt-1 grid gap-1">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the changes of an entry are immutable.
        <Change key={index} change={change} inNotice={inNotice} />
      ))}
    </dl>
  );
}

function Change({ change, inNotice }: { change: FieldChange; inNotice: boolean }) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] items-baseline ${inNotice ? "" : "md:grid-cols-[8rem_minmax(0,1fr)] md:gap-3"}`}
    >
      <dt className={`text-ink-3 ${inNoticeColor}`}>{change.label}</dt>
      <dd className="wrap-anywhere">
        <BeforeAndAfter before={change.before} after={change.after} />
      </dd>
    </div>
  );
}

function BeforeAndAfter({ before, after }: Pick<FieldChange, "before" | "after">) {
  if (before === null) return <LongText text={after ?? ""} />;
  return (
    <>
      <del className={`text-ink-2 ${inNoticeColor}`}>
        <span className="sr-only">was </span>
        <LongText text={before} />
      </del>
      {after !== null && (
        <>
          <span aria-hidden="true"> → </span>
          <ins className="font-semibold no-underline">
            <span className="sr-only">now </span>
            <LongText text={after} />
          </ins>
        </>
      )}
    </>
  );
}
