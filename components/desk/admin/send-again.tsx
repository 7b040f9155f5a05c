"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deskKeys } from "@/components/desk/admin/desk-queries";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import type { DeskRow } from "@/lib/desk/schema";

/** An email that failed for good, with a button that sends it again. */
export function SendAgain({ email: { _id, reason } }: { email: NonNullable<DeskRow["failedEmail"]> }) {
  const client = useQueryClient();
  const { mutate: retry, isPending } = useMutation({
    mutationFn: () => adminRequest(`/api/admin/emails/${encodeURIComponent(_id)}/retry`, { method: "POST" }),
    onSuccess: () => client.invalidateQueries({ queryKey: deskKeys.pages }),
    onError: ({ message }) => {
      toast({ title: "The email was not sent again", description: message, variant: "destructive" });
    },
  });
  const text = `Mail failed: ${reason}.`;
  return (
    <span className="flex min-w-0 items-center gap-1.5 font-semibold text-red">
      <span className="flex-none">
        <Icon name="warning" size={16} />
      </span>
      <span className="truncate" title={text}>
        {text}
      </span>
      <button
        type="button"
        // Above the link that fills the row.
        className="relative z-1 min-h-6 flex-none cursor-pointer underline underline-offset-3 aria-busy:cursor-progress"
        aria-busy={isPending}
        onClick={() => {
          if (!isPending) retry();
        }}
      >
        {isPending ? "Sending..." : "Send again"}
      </button>
    </span>
  );
}
