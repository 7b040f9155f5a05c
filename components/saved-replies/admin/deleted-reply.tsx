"use client";

import { useRestoreReply } from "@/components/saved-replies/admin/use-saved-reply";
import type { SavedReply } from "@/lib/saved-replies/schema";

/** Says that a saved reply was deleted, with a button that adds it again. */
export function DeletedReply({ reply, onRestored }: { reply: SavedReply; onRestored: () => void }) {
  const { mutate, isPending, error } = useRestoreReply();
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-15 text-ink-2">
      <span className="wrap-anywhere">
        {error ? `Not undone: ${error.message}` : `Deleted “${reply.title}”.`}
      </span>
      <button
        type="button"
        className="text-link min-h-11 cursor-pointer font-semibold"
        aria-busy={isPending || undefined}
        onClick={() => {
          if (!isPending) mutate(reply, { onSuccess: onRestored });
        }}
      >
        Undo
      </button>
    </p>
  );
}
