"use client";

import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { requestPath } from "@/components/desk/admin/desk-view";
import { officeHeading } from "@/components/layout/admin/office-main";
import { ConfirmDialog } from "@/components/ui/admin/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { formatTime } from "@/lib/quotes/format";
import type { QuoteDraftView } from "@/lib/quotes/schema";

type QuoteHeadProps = {
  view: QuoteDraftView;
  /** Whether what is typed is saved. */
  state: "kept" | "pending" | "not_kept";
  /** Deletes the draft and leaves the page. Returns why it failed, or null. */
  onDiscard: () => Promise<string | null>;
};

/** The heading of the quote builder, whom the quote is for, and when the draft was saved. */
export function QuoteHead({ view, state, onDiscard }: QuoteHeadProps) {
  const { reference, customerName, vehicle } = view.conversation;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mb-3.5 flex flex-wrap items-baseline gap-x-5 gap-y-1">
      <Link
        href={requestPath(reference)}
        className="inline-flex min-h-11 items-center gap-2 font-semibold decoration-2 underline-offset-4 hover:underline"
        prefetch={false}
      >
        <Icon name="arrow-left" />
        {reference}
      </Link>
      <h1 id="quote-heading" ref={heading} tabIndex={-1} className={`${officeHeading} outline-none`}>
        New quote
      </h1>
      <p className="min-w-0 text-ink-2 wrap-anywhere">
        for {[customerName, vehicle].filter(Boolean).join(", ")}.
        {view.replaces !== null && ` Replaces quote ${view.replaces}.`}
      </p>
      <p className="text-15 text-ink-3 md:ml-auto">
        {state === "pending" && "Keeping the draft..."}
        {state === "not_kept" && "Draft not kept yet"}
        {state === "kept" && view.savedAt && `Draft kept, ${formatTime(view.savedAt)}`}
      </p>
      {view.version > 0 && (
        <button
          type="button"
          className="min-h-11 cursor-pointer text-15 text-ink-2 underline underline-offset-3"
          onClick={() => setAsking(true)}
        >
          Discard draft
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Discard this draft?"
          confirmLabel="Discard Draft"
          busyLabel="Discarding..."
          onConfirm={onDiscard}
          onClose={() => setAsking(false)}
        >
          What was typed is deleted. Quotes that were sent stay.
        </ConfirmDialog>
      )}
    </div>
  );
}
