import type { Tab } from "@/components/layout/admin/tabs";
import { RetryButton } from "@/components/lists/admin/retry-button";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBox } from "@/components/ui/state-box";

type FailureProps = { message: string; onRetry: () => void };

/** A list that could not be loaded. */
export function FailedList({ message, onRetry }: FailureProps) {
  const retry = (
    <button type="button" className={buttonVariants({ variant: "primary" })} onClick={onRetry}>
      <Icon name="refresh" />
      Retry
    </button>
  );
  return (
    <StateBox kind="error" level={2} title={message} actions={retry}>
      We couldn't load the list. Your data is safe.
    </StateBox>
  );
}

/** The empty state of a search or filter. */
export function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  const clear = (
    <button type="button" className={buttonVariants({ variant: "secondary" })} onClick={onClear}>
      <Icon name="close" />
      Clear search and filter
    </button>
  );
  return (
    <StateBox kind="empty" level={2} title="Nothing found." actions={clear}>
      {search === ""
        ? "No record has this status."
        : `Nothing matches "${search}". Every word has to be in it.`}
    </StateBox>
  );
}

/** Shown above the list when the linked record does not exist or could not be loaded. */
export function LinkedRecordError({
  problem,
  tab,
  onRetry,
}: {
  problem: "gone" | "failed";
  tab: Tab;
  onRetry: () => void;
}) {
  const record = tab === "parts" || tab === "repairs" ? "request" : "vehicle";
  return (
    <Notice tone="amber" icon="warning" className="mb-4">
      {problem === "gone" ? (
        `The ${record} of this link no longer exists. It may have been deleted.`
      ) : (
        <>
          The {record} of this link could not be loaded. <RetryButton onClick={onRetry} />
        </>
      )}
    </Notice>
  );
}

/** Shown above a list whose reload failed. */
export function StaleList({ message, onRetry }: FailureProps) {
  return (
    <Notice tone="red" role="alert" className="mb-4">
      <p>{message}</p>
      <p>
        What is shown here may be out of date. <RetryButton onClick={onRetry} />
      </p>
    </Notice>
  );
}

const SKELETON_ROWS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** The skeleton of a table. */
export function TableSkeleton() {
  return (
    <div
      className="-mx-4 border-line border-y bg-sheet md:mx-0 md:rounded-card md:border md:border-t-[2.625rem] md:border-t-concrete"
      aria-hidden="true"
    >
      {SKELETON_ROWS.map((row) => (
        <div
          key={row}
          className="grid h-26 grid-cols-[1.25rem_6rem_minmax(0,1fr)] items-center gap-6 border-line border-t pr-8 pl-4 md:h-13"
        >
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
        </div>
      ))}
    </div>
  );
}
