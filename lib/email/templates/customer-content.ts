import { addressed, counted, dayOfMonth, repeatable } from "@/lib/email/templates/format";
import type { MailContent, MailConversation, RequestEvent, RequestFacts } from "@/lib/email/templates/mail";
import { offerSentence } from "@/lib/email/templates/quote-text";
import type { QuoteView } from "@/lib/quotes/schema";
import { longDayAndTime } from "@/lib/response-clock-text";

export type CustomerEvent = Exclude<RequestEvent, `office_${string}`>;

/** What only one kind of email says. */
type OwnContent = Pick<MailContent, "heading" | "paragraphs" | "quotation" | "ticket" | "signature"> & {
  button: string;
  /** The sentence before "or call …". */
  advice?: string;
};

const QUESTIONS = "Questions? Write to us on that page, or call";
const SEE_QUOTE = "See the quote, accept or decline";
const WHAT_WAS_ASKED = {
  part: "asked us for a part",
  repair: "asked us about a repair",
  vehicle: "asked us about a vehicle",
} as const;

/** The content of an email to the customer. @throws Error when something that it needs is missing */
export function customerContent(event: CustomerEvent, facts: RequestFacts): MailContent {
  const { button, advice = QUESTIONS, ...content } = CONTENTS[event](facts);
  const { reference, kind, createdAt } = facts.conversation;
  const asked = `You get this because you ${WHAT_WAS_ASKED[kind]} on ${dayOfMonth(createdAt)}.`;
  return {
    ...content,
    button: { label: button, url: facts.link },
    call: { before: advice, reference },
    reason: `${asked} The link is yours alone: whoever has it can answer for you.`,
  };
}

function quoteContent(
  quote: QuoteView,
  { reference, customerName, vehicle }: Pick<MailConversation, "reference" | "customerName" | "vehicle">,
): OwnContent {
  return {
    heading: "Your quote is ready",
    paragraphs: [
      addressed(customerName, offerSentence(quote, vehicle)),
      ...(quote.message ? [quote.message] : []),
    ],
    ticket: { quote, reference },
    button: SEE_QUOTE,
    advice: `Nothing to pay now. ${QUESTIONS}`,
    ...signed(quote.sentBy === "the shop" ? null : quote.sentBy),
  };
}

const CONTENTS: Record<CustomerEvent, (facts: RequestFacts) => OwnContent> = {
  request_received: ({ conversation, now }) => ({
    heading: "We have your request",
    paragraphs: [
      addressed(conversation.customerName, `We have your request${about(withoutAddresses(conversation))}.`),
      ...promise(conversation.firstDueAt, now),
    ],
    button: "See your request",
  }),
  staff_reply({ conversation, message }) {
    const { text, photoCount, staffName } = required(message, "message");
    return {
      heading: "We answered",
      paragraphs: [
        addressed(conversation.customerName, `We answered your request${about(conversation)}.`),
        ...(photoCount > 0 ? [`With ${counted(photoCount, "photo")}: see the page of your request.`] : []),
      ],
      ...(text.trim() !== "" && { quotation: text }),
      button: "Read it and answer",
      ...signed(staffName),
    };
  },
  quote_sent: ({ conversation, quote }) => quoteContent(required(quote, "quote"), conversation),
  quote_accepted({ conversation, quote }) {
    const accepted = required(quote, "quote");
    return {
      heading: "It is yours",
      paragraphs: [
        addressed(conversation.customerName, `You accepted quote ${accepted.number}.`),
        accepted.handover === "ship"
          ? "Nothing to pay yet. We set the part aside, and you pay by phone before we ship."
          : "Nothing to pay yet. We set the part aside, and you pay when it is handed over.",
      ],
      ticket: { quote: accepted, reference: conversation.reference },
      button: "See what happens now",
    };
  },
  quote_expires_tomorrow({ conversation, quote }) {
    const open = required(quote, "quote");
    const end = longDayAndTime(new Date(open.validUntil));
    return {
      heading: "Your quote ends soon",
      paragraphs: [addressed(conversation.customerName, `Your quote is good until ${end}.`)],
      ticket: { quote: open, reference: conversation.reference },
      button: SEE_QUOTE,
      advice: `Nothing to pay now. ${QUESTIONS}`,
    };
  },
  request_closed: ({ conversation }) => ({ ...closed(conversation), button: "See your request" }),
  request_link: ({ conversation }) => ({
    heading: "The link to your request",
    paragraphs: [
      addressed(conversation.customerName, `You asked us for the link to ${conversation.reference}.`),
      "If it was not you, ignore this mail: only you received the link.",
    ],
    button: "See your request",
  }),
};

function closed(conversation: MailConversation): Pick<OwnContent, "heading" | "paragraphs"> {
  const { customerName, status, withdrawnAt } = conversation;
  if (withdrawnAt !== null) {
    const sentence = `You withdrew your request${about(conversation)}. We have stopped working on it.`;
    return { heading: "You withdrew this request", paragraphs: [addressed(customerName, sentence)] };
  }
  if (status === "cancelled") {
    const sentence = `We closed your request${about(conversation)}.`;
    const more = "If you still need it, write to us on its page, or call.";
    return { heading: "Your request is closed", paragraphs: [addressed(customerName, sentence), more] };
  }
  const sentence = `Your request${about(conversation)} is done.`;
  return { heading: "Done. Thank you", paragraphs: [addressed(customerName, sentence)] };
}

/** " (Headlight, 2015 Toyota RAV4)" */
const about = ({ subject, vehicle }: MailConversation) => {
  const parts = [subject, vehicle].flatMap((part) => (part ? (repeatable(part) ?? []) : []));
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
};

// Anybody can send a request with somebody else's email address: what was typed is not repeated if it has a URL or an address.
const ADDRESS = /:\/\/|@|\w\.\p{L}{2,}/u;

function withoutAddresses({ subject, vehicle, ...others }: MailConversation): MailConversation {
  const kept = (text: string) => !ADDRESS.test(text);
  return {
    ...others,
    subject: kept(subject) ? subject : "",
    vehicle: vehicle && kept(vehicle) ? vehicle : null,
  };
}

const promise = (dueAt: Date | null, now: Date) =>
  dueAt !== null && dueAt > now ? [`We answer by ${longDayAndTime(dueAt)}.`] : [];

const signed = (name: string | null) => (name ? { signature: name } : {});

function required<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`The ${name} of this email is missing.`);
  return value;
}
