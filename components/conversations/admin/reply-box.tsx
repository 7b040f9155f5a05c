"use client";

import { type RefObject, useId, useRef, useState } from "react";
import { CallOutcomeField } from "@/components/conversations/admin/call-outcome";
import { firstName, writersText } from "@/components/conversations/admin/message-text";
import { placeholderValues } from "@/components/conversations/admin/placeholder-values";
import { ReplyField } from "@/components/conversations/admin/reply-field";
import { ReplyFoot } from "@/components/conversations/admin/reply-foot";
import { destinationText, MODE_LOOKS, type ReplyMode } from "@/components/conversations/admin/reply-modes";
import { ReplyPhotos } from "@/components/conversations/admin/reply-photos";
import { ReplyTabs } from "@/components/conversations/admin/reply-tabs";
import { CHOOSE_OUTCOME, useReply } from "@/components/conversations/admin/use-reply";
import { SavedRepliesSheet } from "@/components/saved-replies/admin/saved-replies-sheet";
import { Icon } from "@/components/ui/icon";
import { MAX_TEXT_LENGTH } from "@/lib/contact/schema";
import type { ConversationView } from "@/lib/conversations/schema";
import { fillReply, unfilledIn } from "@/lib/saved-replies/rules";
import type { SavedReply } from "@/lib/saved-replies/schema";

type ReplyBoxProps = {
  request: ConversationView;
  mode: ReplyMode;
  field: RefObject<HTMLTextAreaElement | null>;
  onMode: (mode: ReplyMode) => void;
  /** On phones the box covers the page until it is closed. */
  isOpen: boolean;
  onClose: () => void;
};

/** Replies, notes and calls: three tabs over one field. */
export function ReplyBox({ request, mode, field, onMode, isOpen, onClose }: ReplyBoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [showsReplies, setShowsReplies] = useState(false);
  const reply = useReply(request, { mode, box, onSent: onClose });
  const { text, outcome, problem, photos, isSending, answer } = reply;
  const look = MODE_LOOKS[mode];
  const writers = writersText(request.writers);

  function insert(saved: SavedReply) {
    const filled = fillReply(saved.text, placeholderValues(request));
    const next = text.trim() === "" ? filled : `${text.trimEnd()}\n\n${filled}`;
    reply.setText(next.slice(0, MAX_TEXT_LENGTH));
    setShowsReplies(false);
    // After the dialog has returned the focus.
    requestAnimationFrame(() => selectFirstMark(field.current));
  }

  return (
    <>
      <div
        ref={box}
        className={`${isOpen ? "" : "max-md:hidden"} rounded-plate border-2 border-ink md:overflow-hidden max-md:not-short:fixed max-md:not-short:inset-x-0 max-md:not-short:bottom-0 max-md:z-15 max-md:max-h-[85dvh] max-md:overflow-y-auto max-md:rounded-none max-md:border-x-0 max-md:border-b-0 max-md:pb-[env(safe-area-inset-bottom)] max-md:shadow-bar md:ml-[5.75rem] ${mode === "note" ? "border-dashed bg-paper" : "bg-sheet"}`}
        data-main-action
      >
        <ReplyTabs id={id} mode={mode} onMode={onMode} />
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${mode}`}>
          <div role="status" className="grid gap-1 px-4 font-semibold text-15 text-amber not-empty:pt-3">
            {answer && (
              <p>
                {firstName(answer.staffName ?? "Someone")} answered a moment ago. Read it before you send.
              </p>
            )}
            {mode === "reply" && writers && <p>{writers}</p>}
          </div>
          {mode === "call" && (
            <CallOutcomeField
              name={`${id}-outcome`}
              value={outcome}
              isMissing={problem === CHOOSE_OUTCOME}
              onChange={reply.setOutcome}
            />
          )}
          <ReplyField
            ref={field}
            id={`${id}-field`}
            label={look.field}
            placeholder={look.placeholder}
            value={text}
            maxLength={MAX_TEXT_LENGTH}
            describedBy={`${id}-where`}
            marksUnfilled={mode === "reply"}
            onChange={reply.setText}
            onSend={reply.send}
          />
          {mode === "reply" && <ReplyPhotos photos={photos} inputId={`${id}-photos`} />}
          <p id={`${id}-where`} className="wrap-anywhere px-4 pb-2 text-15 text-ink-3">
            {destinationText(mode, request.customer.email, outcome)}
          </p>
          <div role="alert" className="px-4 pb-2 font-semibold text-15 text-red empty:hidden">
            {problem && problem !== CHOOSE_OUTCOME && (
              <p className="flex items-start gap-2">
                <Icon name="warning" size={18} />
                {problem}
              </p>
            )}
          </div>
          <ReplyFoot
            mode={mode}
            phone={request.customer.phone}
            photosId={`${id}-photos`}
            isSending={isSending}
            onSavedReplies={() => setShowsReplies(true)}
            onPhotos={photos.add}
            onSend={reply.send}
            onClose={onClose}
          />
        </div>
      </div>
      {showsReplies && (
        <SavedRepliesSheet over={box} onChoose={insert} onClose={() => setShowsReplies(false)} />
      )}
    </>
  );
}

/** Focuses the field and selects the first placeholder that needs a value, else puts the cursor at the end. */
function selectFirstMark(field: HTMLTextAreaElement | null) {
  if (!field) return;
  const [mark] = unfilledIn(field.value);
  const start = mark ? field.value.indexOf(mark) : field.value.length;
  field.focus();
  field.setSelectionRange(start, start + (mark?.length ?? 0));
}
