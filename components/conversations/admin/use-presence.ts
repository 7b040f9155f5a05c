"use client";

import { useEffect, useRef, useState } from "react";
import { conversationPath } from "@/components/conversations/admin/conversation-queries";
import { newAnswer } from "@/components/conversations/admin/message-text";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import type { ConversationView, MessageView } from "@/lib/conversations/schema";

/** A colleague is shown as writing for ten seconds after each call. */
const WRITING_MS = 4_000;

/** Tells the others that a reply is being written, at most every four seconds. */
export function useWritingSignal(reference: string): () => void {
  const last = useRef(0);
  return () => {
    const now = Date.now();
    if (now - last.current < WRITING_MS) return;
    last.current = now;
    // A missed signal only means that the others do not see it.
    adminRequest(`${conversationPath(reference)}/writing`, { method: "POST" }).catch(() => undefined);
  };
}

/**
 * The answer of a colleague that arrived while a reply was being written, or null. While there is no draft, every
 * answer counts as read.
 */
export function useAnswerMeanwhile(
  request: ConversationView,
  { hasDraft, isSending }: { hasDraft: boolean; isSending: boolean },
): { answer: MessageView | null; markRead: (messages: readonly MessageView[]) => void } {
  const [known, setKnown] = useState(() => idsOf(request.messages));
  const { messages } = request;
  useEffect(() => {
    if (!hasDraft && !isSending) setKnown(idsOf(messages));
  }, [hasDraft, isSending, messages]);
  return {
    // While a reply is being sent, the new answer can be this reply.
    answer: hasDraft && !isSending ? newAnswer(messages, known) : null,
    markRead: (read) => setKnown(idsOf(read)),
  };
}

const idsOf = (messages: readonly MessageView[]): ReadonlySet<string> =>
  new Set(messages.map(({ _id }) => _id));
