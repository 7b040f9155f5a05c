"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { type ReactNode, useEffect, useRef } from "react";
import { requestPath } from "@/components/desk/admin/desk-view";
import { MailContentView } from "@/components/email/admin/mail-content";
import { emailQuery, mailKeys, sendAgain } from "@/components/email/admin/mail-queries";
import { MailState } from "@/components/email/admin/mail-state";
import { formatMoment } from "@/components/layout/admin/dates";
import { Facts } from "@/components/layout/admin/facts";
import { officeHeading } from "@/components/layout/admin/office-main";
import { RetryButton } from "@/components/lists/admin/retry-button";
import { BackLink } from "@/components/ui/admin/back-link";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import type { EmailView } from "@/lib/email/schema";

type MailDetailProps = { id: string; isConfigured: boolean };

/** One email: its state, its content, and Send Again after it failed for good. */
export function MailDetail({ id, isConfigured }: MailDetailProps) {
  const { data: email, error, isFetching, refetch } = useQuery(emailQuery(id));
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={isFetching}>
      <BackLink href="/admin/mail">All mail</BackLink>
      {email ? (
        <>
          <MailHeading>{email.subject}</MailHeading>
          <MailFacts email={email} isConfigured={isConfigured} />
          {email.state === "failed" && <SendAgain id={id} />}
          <MailContentView email={email} />
        </>
      ) : (
        <>
          <MailHeading>Mail</MailHeading>
          {error && !isFetching ? (
            <Notice tone="red" role="alert">
              {error.message} <RetryButton onClick={refetch} />
            </Notice>
          ) : (
            <>
              <p role="status" className="text-ink-2">
                Loading mail...
              </p>
              <Skeleton className="h-96" />
            </>
          )}
        </>
      )}
    </article>
  );
}

function MailHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={`${officeHeading} wrap-anywhere`}>
      {children}
    </h1>
  );
}

function MailFacts({ email, isConfigured }: { email: EmailView; isConfigured: boolean }) {
  const { to, createdAt, sentAt, nextAttemptAt, attempts, reference } = email;
  return (
    <Facts
      facts={[
        ["To", to],
        ["State", <MailState key="state" email={email} isConfigured={isConfigured} />],
        ["Queued", formatMoment(createdAt)],
        [isConfigured ? "Sent" : "Written", sentAt && formatMoment(sentAt)],
        ["Next try", nextAttemptAt && attempts > 0 ? formatMoment(nextAttemptAt) : null],
        [
          "Request",
          reference && (
            <Link key="request" href={requestPath(reference)} className="text-link">
              {reference}
            </Link>
          ),
        ],
      ]}
    />
  );
}

function SendAgain({ id }: { id: string }) {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: () => sendAgain(id),
    onSuccess: () => toast({ title: "Mail queued", description: "It is sent again in a moment." }),
    onError: ({ message }) =>
      toast({ variant: "destructive", title: "Mail not queued", description: message }),
    onSettled: () => client.invalidateQueries({ queryKey: mailKeys.all }),
  });
  return (
    <button
      type="button"
      className={buttonVariants({ variant: "primary", className: `${buttonStates} justify-self-start` })}
      aria-busy={sending.isPending}
      onClick={() => !sending.isPending && sending.mutate()}
    >
      <Icon name="refresh" />
      {sending.isPending ? "Sending..." : "Send Again"}
    </button>
  );
}
