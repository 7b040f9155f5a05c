import Link from "next/link";
import { DeskFrame, TABLET_COLUMNS, WideFiller } from "@/components/desk/admin/desk-table";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBox } from "@/components/ui/state-box";
import { MAX_COUNTED } from "@/lib/desk/schema";
import { formatTime } from "@/lib/quotes/format";

const ROWS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** The head of the table with eight rows that are loading. */
export function DeskSkeleton({ closed }: { closed: boolean }) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the desk...
      </p>
      <div aria-hidden="true">
        <DeskFrame caption="" isClosed={closed}>
          <tbody className="max-md:block">
            {ROWS.map((row) => (
              <tr key={row} className="max-md:block">
                <td
                  colSpan={TABLET_COLUMNS}
                  className="border-line border-t px-4 max-md:block max-md:py-8 md:h-17 md:px-5"
                >
                  <div className="grid gap-2 md:grid-cols-[8rem_6rem_minmax(0,1fr)_7rem] md:gap-6">
                    <Skeleton className="h-5 w-28 md:w-auto" />
                    <Skeleton className="h-5 w-40 md:w-auto" />
                    <Skeleton className="h-5" />
                    <Skeleton className="h-5 max-md:hidden" />
                  </div>
                </td>
                <WideFiller className="border-line border-t" />
              </tr>
            ))}
          </tbody>
        </DeskFrame>
      </div>
    </>
  );
}

/** The queue or the list of closed requests is empty. */
export function EmptyDesk({ closed }: { closed: boolean }) {
  return (
    <StateBox
      kind="empty"
      level={2}
      title={closed ? "No request is closed yet." : "Nothing is waiting."}
      actions={null}
    >
      {closed ? "Requests appear here when they are done." : "New requests appear here by themselves."}
    </StateBox>
  );
}

type NoMatchProps = {
  /** The number of open requests; null for closed ones. */
  open: number | null;
  hasSearch: boolean;
  onShowAll: () => void;
};

/** No request has what is searched or filtered. */
export function NoMatch({ open, hasSearch, onShowAll }: NoMatchProps) {
  const all = open === null || open > MAX_COUNTED ? "Show all" : `Show all ${open.toLocaleString("en-US")}`;
  const showAll = (
    <button type="button" className={buttonVariants({ variant: "secondary" })} onClick={onShowAll}>
      {all}
    </button>
  );
  return (
    <StateBox
      kind="empty"
      level={2}
      title={open === null ? "No closed request matches." : "No open request matches."}
      actions={showAll}
    >
      {hasSearch && "Every word of the search has to be in the request. "}
      {open !== null && (hasSearch ? "It may be closed already." : "Others are in another view or filter.")}
    </StateBox>
  );
}

/** The first load of the queue failed. */
export function FailedDesk({ onRetry }: { onRetry: () => void }) {
  const retry = (
    <button type="button" className={buttonVariants({ variant: "primary" })} onClick={onRetry}>
      <Icon name="refresh" />
      Retry
    </button>
  );
  return (
    <StateBox kind="error" level={2} title="The desk did not load." actions={retry}>
      What you typed elsewhere is kept.
    </StateBox>
  );
}

/** A poll failed: the rows are those of the last one that did not. `since` in milliseconds since 1970. */
export function OldList({ since }: { since: number }) {
  return (
    <Notice tone="amber" icon="warning" className="mb-3.5">
      Not connected since {formatTime(new Date(since))}. This list may be old.
    </Notice>
  );
}

/** Emails are written to disk instead of sent. */
export function LocalEmail() {
  return (
    <Notice tone="amber" icon="mail" className="mb-3.5">
      No mail leaves this machine. Read it under{" "}
      <Link href="/admin/mail" className="underline underline-offset-3" prefetch={false}>
        Mail
      </Link>
      .
    </Notice>
  );
}
