"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { requestPath } from "@/components/desk/admin/desk-view";
import { DraftProblem } from "@/components/quotes/admin/draft-problem";
import { MailDialog } from "@/components/quotes/admin/mail-dialog";
import { QuoteActions, QuoteBar } from "@/components/quotes/admin/quote-bar";
import { deleteDraft } from "@/components/quotes/admin/quote-draft-api";
import { QuoteHead } from "@/components/quotes/admin/quote-head";
import { QuoteLinesCard } from "@/components/quotes/admin/quote-lines-card";
import { previewOf, type QuoteValues, valuesOf } from "@/components/quotes/admin/quote-values";
import { TermsCard } from "@/components/quotes/admin/terms-card";
import { useQuoteDraft } from "@/components/quotes/admin/use-quote-draft";
import { useSending } from "@/components/quotes/admin/use-sending";
import { PENDING_TOTAL, QuoteTicket } from "@/components/quotes/quote-ticket";
import { toast } from "@/components/ui/toast";
import { LeaveDialog } from "@/components/vehicles/admin/form/leave-dialog";
import { useUnsavedGuard } from "@/components/vehicles/admin/form/use-unsaved-guard";
import type { DonorView } from "@/lib/donors/schema";
import { formatCents } from "@/lib/quotes/format";
import type { QuoteDraftView } from "@/lib/quotes/schema";

type QuoteBuilderProps = {
  view: QuoteDraftView;
  donors: readonly DonorView[];
  /** What the form starts with, when it differs from the draft. */
  start: QuoteValues;
};

/** Writes the next quote of a request. What is typed is saved as a draft, and the server computes the total. */
export function QuoteBuilder({ view: first, donors, start }: QuoteBuilderProps) {
  const router = useRouter();
  const { reference } = first.conversation;
  const [begin] = useState(() => ({ view: first, values: start, stored: valuesOf(first) }));
  const [isMailOpen, setMailOpen] = useState(false);
  const draft = useQuoteDraft(reference, begin);
  const guard = useUnsavedGuard(draft.isStuck, draft.release);
  const toRequest = () => router.push(requestPath(reference));
  const sending = useSending(reference, draft, ({ number, totalCents }) => {
    toast({ description: `Quote ${number} ${hasEmail ? "sent" : "saved"}, ${formatCents(totalCents)}.` });
    guard.finish(toRequest);
  });
  const { values, view, isPending } = draft;
  const { hasEmail } = view.conversation;

  function change(next: QuoteValues) {
    draft.change(next);
    guard.arm();
  }
  async function seeMail() {
    if (await draft.save({ evenUnchanged: true })) setMailOpen(true);
  }
  async function saveDraft() {
    if (await draft.save({ evenUnchanged: true })) toast({ description: "Draft kept." });
  }
  async function discard(): Promise<string | null> {
    const problem = await deleteDraft(reference, draft.version());
    if (problem === null) {
      draft.release();
      guard.finish(toRequest);
    }
    return problem;
  }

  const actions = { replaces: view.replaces, hasEmail, onSaveDraft: saveDraft, onSeeMail: seeMail };
  const fields = { values, onChange: change, onLeave: sending.leave, errorOf: sending.errorOf };
  return (
    <form
      className="flex min-h-[calc(100dvh-8.5rem)] flex-col"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      aria-labelledby="quote-heading"
    >
      <QuoteHead view={view} state={draft.state} onDiscard={discard} />
      <div
        className="mb-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,26.25rem)] lg:gap-6"
        inert={sending.isSending}
      >
        <div className="grid min-w-0 gap-5">
          <QuoteLinesCard {...fields} donors={donors} warnings={view.warnings} />
          <TermsCard {...fields} warnings={view.warnings} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-20">
          <h2 className="mb-2.5 text-24 leading-[1.15]">What the customer sees</h2>
          <QuoteTicket
            quote={previewOf(values, view.quote)}
            audience="staff"
            total={isPending ? PENDING_TOTAL : formatCents(view.quote.totalCents)}
          />
          <QuoteActions {...actions} />
        </div>
      </div>
      <QuoteBar
        {...actions}
        totalCents={isPending ? null : view.quote.totalCents}
        isSending={sending.isSending}
        onSend={() => void sending.send()}
      >
        <DraftProblem reference={reference} draft={draft} notSent={sending.message} />
      </QuoteBar>
      {isMailOpen && <MailDialog reference={reference} onClose={() => setMailOpen(false)} />}
      {guard.isAsking && <LeaveDialog onStay={guard.stay} onDiscard={guard.discard} />}
    </form>
  );
}
