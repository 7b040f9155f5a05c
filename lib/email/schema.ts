import type { EmailEvent, EmailState } from "@/lib/generated/prisma/enums";

/** An email in the list for staff. */
export type EmailListItem = {
  _id: string;
  event: EmailEvent;
  /** The recipient's address. */
  to: string;
  subject: string;
  state: EmailState;
  /** Why the last attempt failed. */
  error: string | null;
  attempts: number;
  /** When it is tried next; null once it is sent or has failed for good. */
  nextAttemptAt: string | null;
  sentAt: string | null;
  createdAt: string;
  /** The reference of the request that it is about. */
  reference: string | null;
};

/** An email with its content, which is null when its request or quote no longer has what it needs. */
export type EmailView = EmailListItem & { content: { html: string; text: string } | null };
