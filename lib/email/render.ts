import { needsQuote } from "@/lib/email/record";
import type { DueRequest, MailConversation, MailMessage, RenderedMail } from "@/lib/email/templates/mail";
import { renderDueTodayEmail, renderRequestEmail } from "@/lib/email/templates/request-email";
import type { EmailEvent } from "@/lib/generated/prisma/enums";
import type { QuoteView } from "@/lib/quotes/schema";
import { shopDay } from "@/lib/response-clock";

/** Everything that an email is rendered from. */
export type EmailSource = {
  id: string;
  event: EmailEvent;
  recipient: string;
  messageIdHeader: string;
  createdAt: Date;
  conversation: (MailConversation & { id: string; closedAt: Date | null }) | null;
  message: (MailMessage & { isInternal: boolean }) | null;
  quote: QuoteView | null;
  due: DueRequest[];
  /** The page that the button leads to. */
  link: string;
};

/** Whether the reason for an email is gone, such as a quote that was replaced before its email was sent. */
export function isObsolete({ event, conversation, quote, due, createdAt }: EmailSource, now: Date): boolean {
  if (event === "office_due_today") return due.length === 0 || shopDay(createdAt) !== shopDay(now);
  if (conversation === null) return true;
  if (event === "quote_sent") return quote?.state !== "sent";
  // The quote of a request that was completed in the meantime is not open anymore.
  if (event === "quote_expires_tomorrow") return quote?.state !== "sent" || conversation.closedAt !== null;
  return event === "request_closed" && conversation.closedAt === null;
}

/** The email of a source. @throws Error when something that it needs is missing */
export function renderEmail(source: EmailSource, now: Date): RenderedMail {
  const { event, conversation, message, quote, due, link } = source;
  if (event === "office_due_today") return renderDueTodayEmail(due, link, now);
  if (conversation === null) throw new Error("The request of this email was deleted.");
  // Customers never get an internal message, whatever enqueued the email.
  if (message?.isInternal && !event.startsWith("office_"))
    throw new Error("The message of this email is internal.");
  if (event === "staff_reply" && message?.author !== "staff") throw new Error("This is not a reply.");
  return renderRequestEmail(event, { conversation, message, quote, link, now });
}

/** The content of an email for staff, or null when it can no longer be rendered. */
export function contentOf(source: EmailSource, now: Date): Pick<RenderedMail, "html" | "text"> | null {
  const { event, conversation, message, quote, due } = source;
  const hasDue = event !== "office_due_today" || due.length > 0;
  const hasMessage = event !== "staff_reply" || (message !== null && !message.isInternal);
  const hasRequest = event === "office_due_today" || conversation !== null;
  const hasQuote = event === "office_due_today" || !needsQuote(event) || quote !== null;
  if (!hasDue || !hasMessage || !hasRequest || !hasQuote) return null;
  const { html, text } = renderEmail(source, now);
  return { html, text };
}
