"use client";

import { useEffect, useState } from "react";
import { REPLY_MODES, type ReplyMode } from "@/components/conversations/admin/reply-modes";
import { forgetAtLogout, keepUnsentNote, readUnsentNote } from "@/components/requests/admin/unsent-notes";

type Drafts = Record<ReplyMode, string>;

const keyOf = (reference: string, mode: ReplyMode) => `${reference} ${mode}`;

/** What is stored of a request's reply box: a text for each tab. */
export const readDrafts = (reference: string): Drafts =>
  Object.fromEntries(REPLY_MODES.map((mode) => [mode, readUnsentNote(keyOf(reference, mode))])) as Drafts;

/** What is typed into the reply box: a text for each tab, stored until it is sent. */
export function useReplyDraft(reference: string): {
  drafts: Drafts;
  setDraft: (mode: ReplyMode, text: string) => void;
} {
  const [drafts, setDrafts] = useState<Drafts>(() => readDrafts(reference));
  useEffect(forgetAtLogout, []);

  return {
    drafts,
    setDraft(mode, text) {
      setDrafts((current) => ({ ...current, [mode]: text }));
      keepUnsentNote(keyOf(reference, mode), text);
    },
  };
}
