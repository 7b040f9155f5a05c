"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { emailsQuery } from "@/components/email/admin/mail-queries";
import { MailState } from "@/components/email/admin/mail-state";
import { formatMoment } from "@/components/layout/admin/dates";
import { officeHeading } from "@/components/layout/admin/office-main";
import { FailedList, StaleList, TableSkeleton } from "@/components/lists/admin/list-states";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { StateBox } from "@/components/ui/state-box";
import type { EmailListItem } from "@/lib/email/schema";

/** All emails, newest first. */
export function MailList({ isConfigured }: { isConfigured: boolean }) {
  const list = useInfiniteQuery(emailsQuery);
  const { data: emails, isFetching, hasNextPage, refetch, fetchNextPage } = list;
  const problem = list.error && !isFetching ? list.error.message : null;
  return (
    <section aria-labelledby="mail-heading" aria-busy={isFetching}>
      <h1 id="mail-heading" className={`${officeHeading} mb-3.5`}>
        Mail
      </h1>
      <p role="status" className={emails || !isFetching ? "sr-only" : "py-3 text-ink-2"}>
        {isFetching && !emails && "Loading mail..."}
      </p>
      {!emails && isFetching && <TableSkeleton />}
      {problem !== null && !emails && <FailedList message={problem} onRetry={refetch} />}
      {problem !== null && emails && <StaleList message={problem} onRetry={refetch} />}
      {emails?.length === 0 && (
        <StateBox kind="empty" level={2} title="No mail yet." actions={null}>
          Emails appear here when a request arrives or is answered.
        </StateBox>
      )}
      {emails && emails.length > 0 && (
        <ul
          aria-labelledby="mail-heading"
          className="-mx-4 border-line border-y bg-sheet md:mx-0 md:rounded-card md:border"
        >
          {emails.map((email) => (
            <MailRow key={email._id} email={email} isConfigured={isConfigured} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <button
          type="button"
          className={buttonVariants({ variant: "secondary", className: `${buttonStates} mt-4` })}
          aria-disabled={isFetching}
          onClick={() => !isFetching && void fetchNextPage()}
        >
          Show more
        </button>
      )}
    </section>
  );
}

function MailRow({ email, isConfigured }: { email: EmailListItem; isConfigured: boolean }) {
  const { _id, subject, to, createdAt } = email;
  return (
    <li className="border-line border-t first:border-t-0">
      <Link
        href={`/admin/mail?open=${encodeURIComponent(_id)}`}
        prefetch={false}
        className="grid gap-x-6 gap-y-1.5 px-4 py-3 hover:bg-steel-bg focus-visible:-outline-offset-3 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,16rem)] md:items-center"
      >
        <time dateTime={createdAt} className="text-15 text-ink-2">
          {formatMoment(createdAt)}
        </time>
        <span className="wrap-anywhere min-w-0">
          <span className="block font-semibold">{subject}</span>
          <span className="block text-15 text-ink-2">To {to}</span>
        </span>
        <MailState email={email} isConfigured={isConfigured} />
      </Link>
    </li>
  );
}
