import Link from "next/link";
import { MODE_LOOKS } from "@/components/conversations/admin/reply-modes";
import { readDrafts } from "@/components/conversations/admin/use-reply-draft";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBox } from "@/components/ui/state-box";

/** A request that is loading: ticket, three messages, quote. */
export function RequestSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the request...
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-hidden="true">
        <Skeleton className="h-36" />
        <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
          <div className="grid content-start gap-3 md:pl-[5.75rem]">
            <Skeleton className="h-20" />
            <Skeleton className="ml-10 h-20" />
            <Skeleton className="h-20" />
          </div>
          <Skeleton className="h-72" />
        </div>
      </div>
    </>
  );
}

type RequestMissingProps = { reference: string; isGone: boolean; isLoading: boolean; onRetry: () => void };

/** A request that does not exist, or that could not be loaded. What was typed for a deleted one can be copied. */
export function RequestMissing({ reference, isGone, isLoading, onRetry }: RequestMissingProps) {
  if (isGone) {
    const back = (
      <Link href="/admin/desk" className={buttonVariants({ variant: "primary" })} prefetch={false}>
        Back to the desk
      </Link>
    );
    return (
      <>
        <StateBox kind="empty" level={2} title="Request not found" actions={back}>
          There is no request with this reference. It may have been deleted.
        </StateBox>
        <UnsentTexts reference={reference} />
      </>
    );
  }
  const retry = (
    <button
      type="button"
      className={buttonVariants({ variant: "primary", className: buttonStates })}
      aria-busy={isLoading || undefined}
      onClick={onRetry}
    >
      <Icon name="refresh" />
      Retry
    </button>
  );
  return (
    <StateBox kind="error" level={2} title="The request did not load." actions={retry}>
      What you typed is kept.
    </StateBox>
  );
}

function UnsentTexts({ reference }: { reference: string }) {
  const texts = Object.entries(readDrafts(reference)).filter(([, text]) => text !== "");
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="unsent-heading" className="grid gap-3">
      <h2 id="unsent-heading" className="text-24 leading-tight">
        What you typed
      </h2>
      {texts.map(([mode, text]) => (
        <div key={mode} className="rounded-card border border-line bg-sheet px-4 py-3 text-15">
          <p className="text-ink-3">{MODE_LOOKS[mode as keyof typeof MODE_LOOKS].label}</p>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </div>
      ))}
    </section>
  );
}
