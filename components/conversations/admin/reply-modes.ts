import type { IconName } from "@/components/ui/icon";
import type { CallOutcome } from "@/lib/conversations/schema";

/** The tabs of the reply box, in order. */
export const REPLY_MODES = ["reply", "note", "call"] as const;
export type ReplyMode = (typeof REPLY_MODES)[number];

export const MODE_LOOKS: Record<
  ReplyMode,
  { label: string; icon: IconName; field: string; placeholder: string; button: string; busy: string }
> = {
  reply: {
    label: "Reply",
    icon: "reply",
    field: "Reply",
    placeholder: "What the customer reads",
    button: "Send Reply",
    busy: "Sending...",
  },
  note: {
    label: "Internal note",
    icon: "lock",
    field: "Internal note",
    placeholder: "What the others should know",
    button: "Add Note",
    busy: "Adding...",
  },
  call: {
    label: "Log a call",
    icon: "phone",
    field: "What was said",
    placeholder: "What was said (optional)",
    button: "Log Call",
    busy: "Logging...",
  },
};

export const CALL_LABELS: Record<CallOutcome, string> = {
  talked: "Talked",
  voicemail: "Left a voicemail",
  no_answer: "No answer",
};

export const NOT_SENT = "It was not sent. Try again, or copy it.";

/** The line under the field: where the text goes. */
export function destinationText(mode: ReplyMode, email: string | null, outcome: CallOutcome | null): string {
  if (mode === "note") return "Staff only. Never shown to the customer.";
  if (mode === "call") {
    return outcome === "no_answer"
      ? "Does not stop the clock."
      : "Stops the clock. The customer's page says that we called, not what was said.";
  }
  return email
    ? `Goes to ${email} and to the page of this request.`
    : "No email. It stands on the request page; call as well.";
}
