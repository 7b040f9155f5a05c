import type { RequestKind } from "@/lib/conversations/schema";
import type { EmailEvent } from "@/lib/generated/prisma/enums";
import type { QuoteView } from "@/lib/quotes/schema";

/** An email as it is sent. */
export type RenderedMail = { subject: string; html: string; text: string };

/** What every email contains, in this order. Both the HTML and the plain text are made from it. */
export type MailContent = {
  heading: string;
  /** Sentences about what happened. */
  paragraphs: string[];
  /** What somebody wrote, with its line breaks. */
  quotation?: string;
  /** Facts, such as the customer's phone number. */
  facts?: { label: string; value: string }[];
  ticket?: { quote: QuoteView; reference: string };
  button: { label: string; url: string };
  /** The sentence that ends with the shop's phone number, and the reference to say; null in emails to the shop. */
  call: { before: string; reference: string } | null;
  /** Who wrote it; the shop's name follows. */
  signature?: string;
  /** Why the recipient gets it. */
  reason: string;
};

/** What the emails about a request say about it. */
export type MailConversation = {
  reference: string;
  kind: RequestKind;
  status: string;
  customerName: string;
  customerPhone: string | null;
  customerEmail: string | null;
  subject: string;
  vehicle: string | null;
  vin: string | null;
  /** When the first answer is due. */
  firstDueAt: Date | null;
  /** When the answer to the newest message is due. */
  dueAt: Date | null;
  withdrawnAt: Date | null;
  createdAt: Date;
};

export type MailMessage = {
  author: "customer" | "staff" | "system";
  text: string;
  photoCount: number;
  /** The display name of the staff member who wrote it; never the user name. */
  staffName: string | null;
};

/** A request in the morning email. */
export type DueRequest = { reference: string; customerName: string; subject: string; dueAt: Date };

/** An event about a request. */
export type RequestEvent = Exclude<EmailEvent, "office_due_today">;

/** Everything that the email about an event may contain. */
export type RequestFacts = {
  conversation: MailConversation;
  message: MailMessage | null;
  quote: QuoteView | null;
  /** The customer's page, or the page of the desk. */
  link: string;
  now: Date;
};
