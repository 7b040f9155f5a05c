"use client";

import { type RefObject, useState } from "react";
import { NOT_SENT, type ReplyMode } from "@/components/conversations/admin/reply-modes";
import {
  type OutgoingMessage,
  useSendMessage,
} from "@/components/conversations/admin/use-conversation-changes";
import { useAnswerMeanwhile, useWritingSignal } from "@/components/conversations/admin/use-presence";
import { useReplyDraft } from "@/components/conversations/admin/use-reply-draft";
import { useReplyPhotos } from "@/components/conversations/admin/use-reply-photos";
import type { CallOutcome, ConversationView } from "@/lib/conversations/schema";
import { RequestError } from "@/lib/http/client";
import { FILL_IN_MARKED, unfilledIn } from "@/lib/saved-replies/rules";

/** The state of the reply box: its texts, photos and outcome of a call, and sending them. */
export function useReply(
  request: ConversationView,
  { mode, box, onSent }: { mode: ReplyMode; box: RefObject<HTMLElement | null>; onSent: () => void },
) {
  const { reference } = request;
  const { drafts, setDraft } = useReplyDraft(reference);
  const [outcome, setOutcome] = useState<CallOutcome | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const photos = useReplyPhotos(box);
  const { isPending: isSending, mutateAsync } = useSendMessage(reference, ({ messages }) =>
    markRead(messages),
  );
  const signalWriting = useWritingSignal(reference);
  const { answer, markRead } = useAnswerMeanwhile(request, { hasDraft: drafts.reply !== "", isSending });
  const text = drafts[mode];

  function setText(changed: string) {
    setDraft(mode, changed);
    setProblem(null);
    if (mode === "reply" && changed !== "") signalWriting();
  }

  async function send() {
    if (isSending) return;
    const missing = whatIsMissing({ mode, text, outcome, isUploading: photos.unfinished !== null });
    setProblem(missing);
    if (missing !== null) return;
    try {
      await mutateAsync(outgoing(mode, text.trim(), outcome, photos.ids));
      setDraft(mode, "");
      if (mode === "reply") photos.clear();
      if (mode === "call") setOutcome(null);
      onSent();
    } catch (error) {
      setProblem(problemOf(error));
    }
  }

  return {
    text,
    setText,
    outcome,
    setOutcome: (chosen: CallOutcome) => {
      setOutcome(chosen);
      setProblem(null);
    },
    problem,
    photos,
    isSending,
    answer,
    send,
  };
}

export const CHOOSE_OUTCOME = "Choose what happened.";

function whatIsMissing(reply: {
  mode: ReplyMode;
  text: string;
  outcome: CallOutcome | null;
  isUploading: boolean;
}): string | null {
  const { mode, text, outcome, isUploading } = reply;
  if (mode === "call") return outcome === null ? CHOOSE_OUTCOME : null;
  if (text.trim() === "") return mode === "note" ? "Write a note first." : "Write a reply first.";
  if (mode === "note") return null;
  if (unfilledIn(text).length > 0) return FILL_IN_MARKED;
  return isUploading ? "Wait for the photos, or remove those that failed." : null;
}

function outgoing(
  mode: ReplyMode,
  text: string,
  outcome: CallOutcome | null,
  photoIds: string[],
): OutgoingMessage {
  if (mode === "reply") return { mode, text, photoIds };
  return mode === "note" ? { mode, text } : { mode, text, outcome: outcome ?? "talked" };
}

/** Only a message about what was entered helps more than the usual one. */
const problemOf = (error: unknown): string =>
  error instanceof RequestError && [400, 409].includes(error.status) ? error.message : NOT_SENT;
