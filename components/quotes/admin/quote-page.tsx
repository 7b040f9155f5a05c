"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { requestPath } from "@/components/desk/admin/desk-view";
import { donorsQuery } from "@/components/donors/admin/donor-queries";
import { OfficeBar } from "@/components/layout/admin/office-bar";
import { OfficeMain } from "@/components/layout/admin/office-main";
import { OutsideTabs } from "@/components/layout/admin/office-tabs";
import { QuoteBuilder } from "@/components/quotes/admin/quote-builder";
import { quoteApi } from "@/components/quotes/admin/quote-paths";
import { valuesOf, withDonor } from "@/components/quotes/admin/quote-values";
import { buttonVariants } from "@/components/ui/button";
import { card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { StateBox } from "@/components/ui/state-box";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";
import type { QuoteDraftView } from "@/lib/quotes/schema";

type QuotePageProps = {
  reference: string;
  /** The id of a donor to add. */
  donorId: string | null;
};

const DRAFT_KEY = "quote-draft";

/** The page that writes the next quote of a request. */
export function QuotePage({ reference, donorId }: QuotePageProps) {
  const client = useQueryClient();
  // What is typed stays: everything but the draft is loaded again.
  const reload = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== DRAFT_KEY });
  return (
    <>
      <OfficeBar onReload={reload} />
      <OutsideTabs />
      <OfficeMain>
        <QuoteContent reference={reference} donorId={donorId} />
      </OfficeMain>
    </>
  );
}

function QuoteContent({ reference, donorId }: QuotePageProps) {
  const draft = useQuery({
    queryKey: [DRAFT_KEY, reference],
    queryFn: ({ signal }) => adminRequest<QuoteDraftView>(quoteApi.draft(reference), { signal }),
    // The builder keeps the draft from then on. Every visit reads it again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const donors = useQuery(donorsQuery(reference));
  if (draft.data?.conversation.isClosed) return <Closed reference={reference} />;
  if (draft.data && !donors.isPending) {
    const values = valuesOf(draft.data);
    const donor = donors.data?.find(({ _id }) => _id === donorId);
    const start = donor ? withDonor(values, donor) : values;
    return <QuoteBuilder view={draft.data} donors={donors.data ?? []} start={start} />;
  }
  if (draft.isError) return <NoDraft error={draft.error} onRetry={() => void draft.refetch()} />;
  return <QuoteSkeleton />;
}

function QuoteSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the quote...
      </p>
      <div
        className="grid items-start gap-5 pt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,26.25rem)] lg:gap-6"
        aria-hidden="true"
      >
        <div className={`${card} h-100 animate-skeleton`} />
        <div className={`${card} h-88 animate-skeleton`} />
      </div>
    </>
  );
}

function NoDraft({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnknown = error instanceof RequestError && error.status === 404;
  return (
    <StateBox
      kind="error"
      level={1}
      title={isUnknown ? "Request not found" : "The quote did not load"}
      actions={
        <>
          {!isUnknown && (
            <button type="button" className={buttonVariants({ variant: "primary" })} onClick={onRetry}>
              <Icon name="refresh" />
              Retry
            </button>
          )}
          <Link className={buttonVariants({ variant: "secondary" })} href="/admin/desk" prefetch={false}>
            Back to the desk
          </Link>
        </>
      }
    >
      {isUnknown ? "It may have been deleted." : error.message}
    </StateBox>
  );
}

function Closed({ reference }: { reference: string }) {
  return (
    <StateBox
      kind="empty"
      level={1}
      title="This request is closed."
      actions={
        <Link
          className={buttonVariants({ variant: "primary" })}
          href={requestPath(reference)}
          prefetch={false}
        >
          Back to {reference}
        </Link>
      }
    >
      Reopen it to send a quote.
    </StateBox>
  );
}
