"use client";

import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { DeletedReply } from "@/components/saved-replies/admin/deleted-reply";
import { SavedReplyForm } from "@/components/saved-replies/admin/saved-reply-form";
import { SavedReplyList } from "@/components/saved-replies/admin/saved-reply-list";
import { savedRepliesQuery } from "@/components/saved-replies/admin/saved-reply-queries";
import { Sheet } from "@/components/ui/admin/sheet";
import { controlVariants } from "@/components/ui/control";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { searchReplies } from "@/lib/saved-replies/rules";
import type { SavedReply } from "@/lib/saved-replies/schema";

type SavedRepliesSheetProps = {
  over: RefObject<HTMLElement | null>;
  onChoose: (reply: SavedReply) => void;
  onClose: () => void;
};

const footButton =
  "inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold underline-offset-4 hover:underline";

/** The saved replies, to choose from or to edit. */
export function SavedRepliesSheet({ over, onChoose, onClose }: SavedRepliesSheetProps) {
  const { data: replies, error, refetch } = useQuery(savedRepliesQuery);
  const [search, setSearch] = useState("");
  const [isEditing, setIsEditing] = useState(false);
  /** The reply in the form; "new" for one that does not exist yet. */
  const [edited, setEdited] = useState<SavedReply | "new" | null>(null);
  const [deleted, setDeleted] = useState<SavedReply | null>(null);
  const searchField = useRef<HTMLInputElement>(null);

  // The button that was pressed is gone when the list replaces the form.
  useEffect(() => {
    if (edited === null) searchField.current?.focus();
  }, [edited]);

  if (edited !== null) {
    const reply = edited === "new" ? null : edited;
    return (
      <Sheet
        title={reply ? "Edit saved reply" : "New saved reply"}
        over={over}
        initialFocus={searchField}
        onClose={onClose}
      >
        <SavedReplyForm
          reply={reply}
          onDone={(gone) => {
            setEdited(null);
            setDeleted(gone);
          }}
        />
      </Sheet>
    );
  }

  const foot = isEditing ? (
    <div className="flex flex-wrap justify-between gap-x-6">
      <button type="button" className={footButton} onClick={() => setEdited("new")}>
        <Icon name="plus" size={18} />
        New saved reply
      </button>
      <button type="button" className={footButton} onClick={() => setIsEditing(false)}>
        Done
      </button>
    </div>
  ) : (
    <button type="button" className={footButton} onClick={() => setIsEditing(true)}>
      <Icon name="pencil" size={18} />
      Edit saved replies
    </button>
  );

  return (
    <Sheet title="Saved replies" over={over} initialFocus={searchField} foot={foot} onClose={onClose}>
      <div className="sticky top-0 bg-sheet pt-1 pb-1">
        <span className="pointer-events-none absolute top-4 left-3 text-ink-3">
          <Icon name="search" />
        </span>
        <input
          ref={searchField}
          type="text"
          inputMode="search"
          className={controlVariants({ className: "pl-10" })}
          aria-label="Find a reply"
          placeholder="Find a reply"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {deleted && <DeletedReply reply={deleted} onRestored={() => setDeleted(null)} />}
      {replies && (
        <SavedReplyList
          replies={searchReplies(replies, search)}
          isEditing={isEditing}
          hasSearch={search.trim() !== ""}
          onPick={(reply) => (isEditing ? setEdited(reply) : onChoose(reply))}
        />
      )}
      {!replies && !error && (
        <div className="grid gap-3 py-3" aria-hidden="true">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      <div role="alert">
        {error && !replies && (
          <Notice tone="red" className="mt-3">
            The saved replies did not load.{" "}
            <button
              type="button"
              className="min-h-6 cursor-pointer underline underline-offset-3"
              onClick={() => void refetch()}
            >
              Retry
            </button>
          </Notice>
        )}
      </div>
    </Sheet>
  );
}
