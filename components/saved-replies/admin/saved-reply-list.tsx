import { Icon } from "@/components/ui/icon";
import { markPlaceholders } from "@/lib/saved-replies/rules";
import type { SavedReply } from "@/lib/saved-replies/schema";

type SavedReplyListProps = {
  replies: SavedReply[];
  /** A press edits a reply instead of choosing it. */
  isEditing: boolean;
  hasSearch: boolean;
  onPick: (reply: SavedReply) => void;
};

/** Saved replies with their texts; placeholders stand out. */
export function SavedReplyList({ replies, isEditing, hasSearch, onPick }: SavedReplyListProps) {
  if (replies.length === 0) {
    return (
      <p role="status" className="py-4 text-15 text-ink-2">
        {hasSearch ? "No saved reply matches." : "No saved replies yet."}
      </p>
    );
  }
  return (
    <ul aria-label="Saved replies">
      {replies.map((reply) => (
        <li key={reply._id} className="border-line border-b last:border-b-0">
          <button
            type="button"
            className="grid w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-3 py-3 text-left text-15 hover:bg-concrete focus-visible:-outline-offset-3"
            onClick={() => onPick(reply)}
          >
            <span className="wrap-anywhere">
              {isEditing && <span className="sr-only">Edit </span>}
              <strong className="block">{reply.title}</strong>
              <span className="text-ink-2">
                {markPlaceholders(reply.text).map(({ text, isMarked, at }) =>
                  isMarked ? (
                    <span key={at} className="font-semibold text-steel">
                      {text}
                    </span>
                  ) : (
                    text
                  ),
                )}
              </span>
            </span>
            {isEditing && <Icon name="pencil" size={18} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
