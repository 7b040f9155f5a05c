"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { conversationQuery } from "@/components/conversations/admin/conversation-queries";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import type { EmailStateView } from "@/lib/conversations/schema";

const LOOKS = {
  sent: { icon: "check", tone: "text-green", text: "mail sent" },
  waiting: { icon: "clock", tone: "text-ink-2", text: "mail waiting" },
  failed: { icon: "warning", tone: "text-red", text: "mail failed" },
} as const;

/** The state of the email that a message caused. One that failed for good can be sent again. */
export function MailState({ email, reference }: { email: EmailStateView; reference: string }) {
  const client = useQueryClient();
  const { icon, tone, text } = LOOKS[email.state];
  const { isPending, mutate } = useMutation({
    mutationFn: () => adminRequest(`/api/admin/emails/${email._id}/retry`, { method: "POST" }),
    onSuccess: () => client.invalidateQueries({ queryKey: conversationQuery(reference).queryKey }),
    onError: (error) =>
      toast({ title: "Not sent again", description: error.message, variant: "destructive" }),
  });
  return (
    <span className={`ml-auto inline-flex flex-wrap items-center gap-x-1.5 font-semibold ${tone}`}>
      <Icon name={icon} size={16} />
      {text}
      {email.state === "failed" && email.error && `: ${email.error}`}
      {email.state === "failed" && (
        <button
          type="button"
          className="min-h-6 cursor-pointer underline underline-offset-3 aria-busy:cursor-progress"
          aria-busy={isPending || undefined}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          Send again
        </button>
      )}
    </span>
  );
}
