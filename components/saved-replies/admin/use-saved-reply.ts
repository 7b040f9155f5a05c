"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  deleteReply,
  savedRepliesQuery,
  saveReply,
} from "@/components/saved-replies/admin/saved-reply-queries";
import { RequestError } from "@/lib/http/client";
import { type SavedReply, type SavedReplyInput, savedReplySchema } from "@/lib/saved-replies/schema";

const CHANGED =
  "Someone else changed this reply first, so yours was not saved. Copy what you need, go back, and open it again.";
const FAILED = "It could not be saved. Please try again.";

export type SavedReplyErrors = Partial<Record<string, string>>;

/** Saves and deletes a saved reply; null for a new one. `save` and `remove` return whether it was done. */
export function useSavedReply(reply: SavedReply | null) {
  const client = useQueryClient();
  const [errors, setErrors] = useState<SavedReplyErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useMutation({ mutationFn: (input: SavedReplyInput) => saveReply(input, reply) });
  const deleting = useMutation({ mutationFn: deleteReply });
  const isBusy = saving.isPending || deleting.isPending;

  async function finish(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      if (error instanceof RequestError && error.details.fields) setErrors(error.details.fields);
      setProblem(problemOf(error));
      return false;
    }
    await client.invalidateQueries({ queryKey: savedRepliesQuery.queryKey });
    return true;
  }

  return {
    errors,
    problem,
    isSaving: saving.isPending,
    isDeleting: deleting.isPending,
    async save(input: SavedReplyInput): Promise<boolean | SavedReplyErrors> {
      if (isBusy) return false;
      const found = errorsIn(input);
      setErrors(found);
      setProblem(null);
      return Object.keys(found).length > 0 ? found : finish(() => saving.mutateAsync(input));
    },
    async remove(): Promise<boolean> {
      if (isBusy || reply === null) return false;
      return finish(() => deleting.mutateAsync(reply).catch(ignoreGone));
    },
  };
}

/** Adds a deleted reply again. @returns whether it was added */
export function useRestoreReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ title, text }: SavedReply) => saveReply({ title, text }, null),
    onSuccess: () => client.invalidateQueries({ queryKey: savedRepliesQuery.queryKey }),
  });
}

function errorsIn(input: SavedReplyInput): SavedReplyErrors {
  const issues = savedReplySchema.safeParse(input).error?.issues ?? [];
  // The first problem of each field.
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse());
}

/** One that is gone already counts as deleted. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof RequestError && error.status === 404)) throw error;
}

function problemOf(error: unknown): string {
  if (!(error instanceof RequestError)) return FAILED;
  return error.status === 412 ? CHANGED : error.message;
}
