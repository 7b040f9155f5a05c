import { formatMoment } from "@/components/layout/admin/dates";
import { LongText } from "@/components/layout/admin/long-text";
import type { FieldChange } from "@/lib/records/changes";
import type { HistoryEntry } from "@/lib/records/schema";

const DEEDS = { create: "added it", update: "changed it", delete: "deleted it" } as const;

/** The history of a record, newest first: who, when, and each field before and after. */
export function HistoryEntries({ entries }: { entries: HistoryEntry[] }) {
  return (
    <ol className="history">
      {entries.map((entry) => (
        <li key={entry._id}>
          <p>
            <strong>{entry.isVisitor ? "The customer" : entry.author}</strong>{" "}
            {entry.isVisitor ? "sent it" : DEEDS[entry.action]}{" "}
            <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
          </p>
          {entry.action === "update" ? (
            <Changes changes={entry.changes} />
          ) : (
            <details className="history-whole">
              <summary>{entry.action === "create" ? "Original text" : "New text"}</summary>
              <Changes changes={entry.changes} />
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

function Changes({ changes }: { changes: FieldChange[] }) {
  return (
    <dl className="history-changes">
      {changes.map(({ label, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the changes of an entry are immutable.
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            <BeforeAndAfter before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BeforeAndAfter({ before, after }: Pick<FieldChange, "before" | "after">) {
  if (before === null) return <LongText text={after ?? ""} />;
  return (
    <>
      <del>
        <span className="sr-only">was </span>
        <LongText text={before} />
      </del>
      {after !== null && (
        <>
          <span aria-hidden="true"> → </span>
          <ins>
            <span className="sr-only">now </span>
            <LongText text={after} />
          </ins>
        </>
      )}
    </>
  );
}
