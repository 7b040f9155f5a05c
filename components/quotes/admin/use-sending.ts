"use client";

import { useState } from "react";
import { postQuote } from "@/components/quotes/admin/quote-draft-api";
import { ADD_LINE_ID } from "@/components/quotes/admin/quote-lines-card";
import { controlId, readValues, sendingProblems } from "@/components/quotes/admin/quote-values";
import type { QuoteDraftState } from "@/components/quotes/admin/use-quote-draft";
import type { FieldErrors } from "@/lib/http/errors";
import type { QuoteView } from "@/lib/quotes/schema";
import { shopDay } from "@/lib/vehicles/typed-date";

/**
 * The errors of the fields, and sending. A field shows what is wrong with its text when it is left, and everything that
 * prevents sending after an attempt to send.
 */
export function useSending(reference: string, draft: QuoteDraftState, onSent: (quote: QuoteView) => void) {
  const [isSending, setSending] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState<string | null>(null);
  const [fromServer, setFromServer] = useState<FieldErrors>({});

  const read = readValues(draft.values);
  const typed = "problems" in read ? read.problems : {};
  const all: FieldErrors = hasTried ? sendingProblems(draft.values, shopDay(new Date())) : {};
  const saveErrors = draft.failure?.kind === "failed" ? draft.failure.fields : {};

  const errorOf = (path: string): string | undefined =>
    all[path] ?? (left.has(path) ? typed[path] : undefined) ?? saveErrors[path] ?? fromServer[path];

  function fail(problems: FieldErrors) {
    setTried(true);
    const first = firstControl(Object.keys(problems));
    // After the errors have been rendered.
    requestAnimationFrame(() => first?.focus());
  }

  async function send() {
    if (isSending) return;
    setMessage(null);
    setFromServer({});
    const problems = sendingProblems(draft.values, shopDay(new Date()));
    if (Object.keys(problems).length > 0) return fail(problems);
    // The button names the sum: it is sent only after the sum was shown.
    if (draft.isPending) return void draft.save();
    setSending(true);
    if (await draft.save({ evenUnchanged: true })) {
      const result = await postQuote(reference, draft.version());
      if (result.kind === "sent") {
        draft.release();
        onSent(result.quote);
        return;
      }
      if (result.kind === "failed") {
        setMessage(result.message);
        setFromServer(result.fields);
      } else {
        draft.reportConflict();
      }
    }
    setSending(false);
  }

  return {
    ...{ isSending, errorOf, send },
    /** Why it was not sent. */
    message,
    leave: (path: string) => setLeft((paths) => new Set(paths).add(path)),
  };
}

/** The first control on the page that one of these errors is about. */
function firstControl(paths: string[]): HTMLElement | null {
  const ids = new Set(paths.map((path) => (path === "lines" ? ADD_LINE_ID : controlId(path))));
  const controls = document.querySelectorAll<HTMLElement>("[id^=quote-]");
  return Array.from(controls).find(({ id }) => ids.has(id)) ?? null;
}
