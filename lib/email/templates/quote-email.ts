import type { MailConversation, RenderedMail } from "@/lib/email/templates/mail";
import { renderRequestEmail } from "@/lib/email/templates/request-email";
import type { QuoteView } from "@/lib/quotes/schema";

type QuoteEmail = {
  quote: QuoteView;
  conversation: Pick<MailConversation, "reference" | "customerName" | "subject" | "vehicle"> &
    Partial<MailConversation>;
  /** The URL of the customer's page. */
  link: string;
};

/** The email with a quote, also as a preview of one that is not sent yet. */
export function renderQuoteEmail({ quote, conversation, link }: QuoteEmail): RenderedMail {
  const now = new Date();
  const known: MailConversation = {
    kind: "part",
    status: "quoted",
    customerPhone: null,
    customerEmail: null,
    vin: null,
    firstDueAt: null,
    dueAt: null,
    withdrawnAt: null,
    createdAt: now,
    ...conversation,
  };
  return renderRequestEmail("quote_sent", { conversation: known, message: null, quote, link, now });
}
