"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import {
  conversationKey,
  conversationPath,
  showConversation,
  shownConversation,
} from "@/components/conversations/admin/conversation-queries";
import { statusLabel } from "@/components/conversations/admin/statuses";
import { deskKeys } from "@/components/desk/admin/desk-queries";
import { listKeys } from "@/components/lists/admin/list-queries";
import { toast } from "@/components/ui/toast";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import type { ConversationView, StaffMember } from "@/lib/conversations/schema";
import { attemptFor, type SubmitAttempt } from "@/lib/http/submission";

/** A message as the reply box sends it. */
export type OutgoingMessage =
  | { mode: "reply"; text: string; photoIds: string[] }
  | { mode: "note"; text: string }
  | { mode: "call"; outcome: string; text: string };

/**
 * Sends messages. A repeat of the same message after an error is stored once. `onStored` is called while the mutation is
 * still pending.
 */
export function useSendMessage(reference: string, onStored: (view: ConversationView) => void) {
  const client = useQueryClient();
  const last = useRef<SubmitAttempt | null>(null);
  return useMutation({
    mutationFn: (message: OutgoingMessage) => {
      last.current = attemptFor(JSON.stringify(message), last.current);
      return adminRequest<ConversationView>(`${conversationPath(reference)}/messages`, {
        method: "POST",
        body: { ...message, clientId: last.current.key },
      });
    },
    onSuccess: async (view) => {
      last.current = null;
      onStored(view);
      await showConversation(client, view);
    },
  });
}

type Change = { status: string } | { assignedTo: StaffMember | null };

/** Saves the status or who has the request at once, with a toast to undo it. */
export function useRequestChange(reference: string) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ change }: { change: Change; before?: Change }) =>
      adminRequest<ConversationView>(
        conversationPath(reference),
        "status" in change
          ? { method: "PUT", body: change, headers: ifMatch(shownConversation(client, reference)) }
          : { method: "PUT", body: { assignedTo: change.assignedTo?._id ?? null } },
      ),
    onSuccess: async (view, { change, before }) => {
      await showConversation(client, view);
      void client.invalidateQueries({ queryKey: listKeys.all });
      void client.invalidateQueries({ queryKey: deskKeys.all });
      toast({
        title: `Request ${reference} updated`,
        description: outcomeText(view, change),
        ...(before && {
          action: {
            label: "Undo",
            altText: "Change it back in the field Status or With",
            onClick: () => undo(change, before),
          },
        }),
      });
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: conversationKey(reference) });
      toast({
        title: `Request ${reference} not updated`,
        description: error.message,
        variant: "destructive",
      });
    },
  });

  function undo(change: Change, before: Change) {
    const view = shownConversation(client, reference);
    // Someone else has changed it since.
    if (view && !isShown(view, change)) {
      toast({
        title: "Not undone",
        description: "Someone else has changed it since.",
        variant: "destructive",
      });
      return;
    }
    mutate({ change: before });
  }

  return {
    /** The change that is being saved. */
    saving: isPending ? variables.change : null,
    save: (change: Change, before: Change) => mutate({ change, before }),
  };
}

// A status that somebody else has set since is not overwritten.
const ifMatch = (view: ConversationView | undefined): Record<string, string> =>
  view ? { "If-Match": `"${view.version}"` } : {};

function outcomeText(view: ConversationView, change: Change): string {
  if ("status" in change) return `Status: ${statusLabel(view.kind, change.status)}.`;
  return change.assignedTo ? `With ${change.assignedTo.name}.` : "With nobody.";
}

function isShown(view: ConversationView, change: Change): boolean {
  return "status" in change
    ? view.status === change.status
    : (view.assignedTo?._id ?? null) === (change.assignedTo?._id ?? null);
}
