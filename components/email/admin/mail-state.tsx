import { Badge, type BadgeVariant } from "@/components/ui/badge";
import type { EmailListItem } from "@/lib/email/schema";

const BADGES: Record<EmailListItem["state"], BadgeVariant> = {
  waiting: { label: "Waiting", tone: "amber", glyph: "dial-0" },
  sending: { label: "Sending", tone: "steel", glyph: "dial-2" },
  sent: { label: "Sent", tone: "green", glyph: "good" },
  failed: { label: "Failed", tone: "red", glyph: "bad" },
};

/** The state of an email, with the reason of its last failure. Without a mail server, it is written instead of sent. */
export function MailState({ email, isConfigured }: { email: EmailListItem; isConfigured: boolean }) {
  const badge = BADGES[email.state];
  const isWritten = email.state === "sent" && !isConfigured;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge {...badge} label={isWritten ? "Written" : badge.label} />
      {email.error !== null && (
        <span className={email.state === "failed" ? "font-semibold text-red" : "text-ink-2"}>
          {email.error}
        </span>
      )}
    </span>
  );
}
