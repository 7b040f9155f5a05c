import type { ChangeEvent } from "react";
import { MODE_LOOKS, type ReplyMode } from "@/components/conversations/admin/reply-modes";
import { buttonVariants, unsizedIconButton } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { Icon } from "@/components/ui/icon";
import { dialLink } from "@/lib/contact/rules";
import { IMAGE_TYPES } from "@/lib/images/schema";

type ReplyFootProps = {
  mode: ReplyMode;
  phone: string | null;
  /** The id of the input for photos. */
  photosId: string;
  isSending: boolean;
  onSavedReplies: () => void;
  onPhotos: (files: File[]) => void;
  onSend: () => void;
  onClose: () => void;
};

const quiet =
  "inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-field px-1 font-semibold text-15 text-ink-2 hover:bg-current/10";

/** The foot of the reply box: what can be added, and its button. */
export function ReplyFoot(props: ReplyFootProps) {
  const { mode, phone, photosId, isSending, onSavedReplies, onPhotos, onSend, onClose } = props;
  const { button, busy } = MODE_LOOKS[mode];

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    onPhotos([...(target.files ?? [])]);
    // Allow choosing the same file again.
    target.value = "";
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pb-3">
      {mode === "reply" && (
        <>
          <button type="button" className={quiet} onClick={onSavedReplies}>
            <Icon name="copy" size={18} />
            <span className="max-sm:sr-only">Saved replies</span>
          </button>
          <label
            className={`${quiet} has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2`}
          >
            <Icon name="camera" size={18} />
            <span className="max-sm:sr-only">Photos</span>
            <input
              id={photosId}
              type="file"
              className="sr-only"
              accept={IMAGE_TYPES.join(",")}
              multiple
              onChange={take}
            />
          </label>
        </>
      )}
      {mode === "call" && phone && (
        <a className={`${quiet} text-link`} href={dialLink(phone)}>
          <Icon name="phone" size={18} />
          {phone}
        </a>
      )}
      <button
        type="button"
        className={`${unsizedIconButton} size-11 text-ink-2 md:hidden`}
        aria-label="Close the reply box"
        onClick={onClose}
      >
        <Icon name="close" size={18} />
      </button>
      <button
        type="button"
        className={buttonVariants({ variant: "primary", className: `${buttonStates} ml-auto` })}
        aria-busy={isSending || undefined}
        onClick={onSend}
      >
        {isSending ? busy : button}
      </button>
    </div>
  );
}
