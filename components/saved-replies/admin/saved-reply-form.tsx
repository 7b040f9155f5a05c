"use client";

import { type SubmitEvent, useEffect, useState } from "react";
import { useSavedReply } from "@/components/saved-replies/admin/use-saved-reply";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { controlVariants } from "@/components/ui/control";
import { Field, fieldNoteId } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PLACEHOLDERS } from "@/lib/saved-replies/rules";
import { SAVED_REPLY_LIMITS, type SavedReply } from "@/lib/saved-replies/schema";

const TITLE_ID = "saved-reply-title";
const TEXT_ID = "saved-reply-text";
const HINT = `Placeholders are filled in when it is used: ${PLACEHOLDERS.map((name) => `{${name}}`).join(", ")}.`;

type SavedReplyFormProps = {
  /** Null for a new one. */
  reply: SavedReply | null;
  /** Called after it was saved, with the reply after it was deleted, and to go back. */
  onDone: (deleted: SavedReply | null) => void;
};

/** Creates, changes or deletes a saved reply. */
export function SavedReplyForm({ reply, onDone }: SavedReplyFormProps) {
  const [title, setTitle] = useState(reply?.title ?? "");
  const [text, setText] = useState(reply?.text ?? "");
  const { errors, problem, isSaving, isDeleting, save, remove } = useSavedReply(reply);
  useEffect(() => document.getElementById(TITLE_ID)?.focus(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const result = await save({ title, text });
    if (result === true) onDone(null);
    else if (result !== false) document.getElementById(result.title ? TITLE_ID : TEXT_ID)?.focus();
  }

  return (
    <form className="grid gap-4 pt-1 pb-1" onSubmit={submit} noValidate>
      <Field id={TITLE_ID} label="Name" {...(errors.title && { error: errors.title })}>
        <input
          id={TITLE_ID}
          className={controlVariants()}
          maxLength={SAVED_REPLY_LIMITS.title}
          value={title}
          aria-invalid={errors.title !== undefined || undefined}
          aria-describedby={errors.title ? fieldNoteId(TITLE_ID) : undefined}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Field id={TEXT_ID} label="Text" hint={HINT} {...(errors.text && { error: errors.text })}>
        <textarea
          id={TEXT_ID}
          className={controlVariants({ kind: "textarea" })}
          rows={5}
          maxLength={SAVED_REPLY_LIMITS.text}
          value={text}
          aria-invalid={errors.text !== undefined || undefined}
          aria-describedby={fieldNoteId(TEXT_ID)}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div role="alert" className="empty:hidden">
        {problem && <Notice tone="red">{problem}</Notice>}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <button
          type="submit"
          className={buttonVariants({ variant: "primary", className: buttonStates })}
          aria-busy={isSaving || undefined}
        >
          {isSaving ? "Saving..." : "Save"}
        </button>
        <button
          type="button"
          className={buttonVariants({ variant: "secondary" })}
          onClick={() => onDone(null)}
        >
          Back
        </button>
        {reply && (
          <button
            type="button"
            className={buttonVariants({ variant: "secondary", className: `${buttonStates} ml-auto` })}
            aria-busy={isDeleting || undefined}
            onClick={async () => {
              if (await remove()) onDone(reply);
            }}
          >
            Delete
          </button>
        )}
      </div>
    </form>
  );
}
