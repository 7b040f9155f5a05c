"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { conversationPath, conversationQuery } from "@/components/conversations/admin/conversation-queries";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { toast } from "@/components/ui/toast";
import { adminRequest } from "@/lib/auth/browser/admin-request";

/** Asks for the request to come back to the desk when a donor comes in, or takes that back. */
export function DonorWatch({ reference, isWatched }: { reference: string; isWatched: boolean }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      adminRequest(`${conversationPath(reference)}/donor-watch`, { method: isWatched ? "DELETE" : "POST" }),
    onSuccess: () => client.invalidateQueries({ queryKey: conversationQuery(reference).queryKey }),
    onError: ({ message }) => toast({ title: "Not saved", description: message, variant: "destructive" }),
  });
  return (
    <>
      <p role="status" className="text-15 text-ink-2 not-empty:mt-1">
        {isWatched && "When one comes in, this request comes back to the desk."}
      </p>
      <button
        type="button"
        className={buttonVariants({
          variant: "secondary",
          size: "small",
          className: `${buttonStates} mt-2.5`,
        })}
        aria-busy={isPending || undefined}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {isWatched ? "Do not tell me" : "Tell me when one comes in"}
      </button>
    </>
  );
}
