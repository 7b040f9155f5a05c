"use client";

import { useState } from "react";
import { quoteApi } from "@/components/quotes/admin/quote-paths";
import { valuesOf } from "@/components/quotes/admin/quote-values";
import type { QuoteDraftState } from "@/components/quotes/admin/use-quote-draft";
import { Notice } from "@/components/ui/notice";
import { NoticeAction } from "@/components/vehicles/admin/form/notice-action";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import type { QuoteDraftView } from "@/lib/quotes/schema";

/** Why the draft was not kept or sent, with what to do about it. */
export function DraftProblem({
  reference,
  draft,
  notSent,
}: {
  reference: string;
  draft: QuoteDraftState;
  notSent: string | null;
}) {
  const { failure } = draft;
  return (
    <div role="alert" className="not-empty:mb-2.5">
      {failure?.kind === "changed" && <Conflict reference={reference} draft={draft} />}
      {failure?.kind === "failed" && (
        <Notice tone="red">
          The draft was not kept. {failure.message}{" "}
          <NoticeAction onClick={() => void draft.save()}>Try again</NoticeAction>
        </Notice>
      )}
      {failure === null && notSent !== null && <Notice tone="red">It was not sent. {notSent}</Notice>}
    </div>
  );
}

function Conflict({ reference, draft }: { reference: string; draft: QuoteDraftState }) {
  const [hasFailed, setFailed] = useState(false);

  async function take(whose: "theirs" | "mine") {
    setFailed(false);
    try {
      const view = await adminRequest<QuoteDraftView>(quoteApi.draft(reference));
      draft.continueWith(view, whose === "theirs" ? valuesOf(view) : null);
    } catch {
      setFailed(true);
    }
  }

  return (
    <Notice tone="amber">
      Somebody else saved or sent this quote first. What you typed is still here.{" "}
      {hasFailed && "Their version did not load. "}
      <NoticeAction onClick={() => void take("theirs")}>Load theirs</NoticeAction>{" "}
      <NoticeAction onClick={() => void take("mine")}>Keep mine</NoticeAction>
    </Notice>
  );
}
