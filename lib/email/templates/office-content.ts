import { counted } from "@/lib/email/templates/format";
import type {
  DueRequest,
  MailContent,
  MailConversation,
  MailMessage,
  RequestEvent,
  RequestFacts,
} from "@/lib/email/templates/mail";
import { KIND_NOUNS, wasAccepted } from "@/lib/email/templates/subjects";
import { DECLINE_REASONS, type QuoteView } from "@/lib/quotes/schema";
import { longDay, longDayAndTime } from "@/lib/response-clock-text";

export type OfficeEvent = Extract<RequestEvent, `office_${string}`>;

type OwnContent = Omit<MailContent, "button" | "call" | "reason" | "facts">;

const REASON = "You get this because notifications of the site are sent to this address.";

/** The content of an email to the shop about a request. @throws Error when something that it needs is missing */
export function officeContent(event: OfficeEvent, facts: RequestFacts): MailContent {
  return {
    ...CONTENTS[event](facts),
    facts: customerFacts(facts.conversation),
    button: { label: "Open on the desk", url: facts.link },
    call: null,
    reason: REASON,
  };
}

const CONTENTS: Record<OfficeEvent, (facts: RequestFacts) => OwnContent> = {
  office_new_request: ({ conversation, message }) => ({
    heading: `New ${KIND_NOUNS[conversation.kind]}`,
    paragraphs: due(conversation.firstDueAt),
    ...(message && message.text.trim() !== "" && { quotation: message.text }),
  }),
  office_customer_message({ conversation, message }) {
    if (message?.author !== "customer") return withdrawal(conversation, message);
    const photos = message.photoCount > 0 ? [`With ${counted(message.photoCount, "photo")}.`] : [];
    return {
      heading: `${conversation.customerName} wrote`,
      paragraphs: [...due(conversation.dueAt), ...photos],
      ...(message.text.trim() !== "" && { quotation: message.text }),
    };
  },
  office_quote_decided({ conversation: { reference }, quote }) {
    if (quote === null) throw new Error("The quote of this email is missing.");
    const isAccepted = wasAccepted(quote.state);
    return {
      heading: `Quote ${quote.number} ${isAccepted ? "accepted" : "declined"}`,
      paragraphs: isAccepted ? reserved(quote) : [declined(quote)],
      ...(quote.declineText && { quotation: quote.declineText }),
      ticket: { quote, reference },
    };
  },
};

/** Withdrawing a request is reported with a line by the system, or without a message. */
const withdrawal = ({ customerName }: MailConversation, message: MailMessage | null): OwnContent => ({
  heading: `${customerName} withdrew the request`,
  paragraphs: message && message.text.trim() !== "" ? [message.text] : [],
});

const due = (dueAt: Date | null) => (dueAt === null ? [] : [`An answer is due by ${longDayAndTime(dueAt)}.`]);

/** Parts without a donor are not reserved anywhere. */
function reserved({ lines }: QuoteView): string[] {
  const donors = lines.flatMap(({ donor }) => donor?.stockNumber ?? []);
  if (donors.length === 0) return [];
  const what = donors.length > 1 ? "The parts are" : "The part is";
  return [`${what} reserved on ${[...new Set(donors)].join(", ")}.`];
}

const declined = ({ declineReason }: QuoteView) =>
  declineReason === null ? "No reason given." : `Reason: ${DECLINE_REASONS[declineReason]}.`;

function customerFacts(conversation: MailConversation): MailContent["facts"] {
  const { reference, subject, vehicle, vin, customerName, customerPhone, customerEmail } = conversation;
  return [
    ["Reference", reference],
    ["About", subject],
    ["Vehicle", vehicle],
    ["VIN", vin],
    ["Customer", customerName],
    ["Phone", customerPhone],
    ["Email", customerEmail],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []));
}

/** The maximum number of requests in the morning email. */
const MAX_DUE = 50;

/** The content of the morning email: what is due today or overdue. @throws Error when nothing is */
export function dueTodayContent(due: DueRequest[], link: string, now: Date): MailContent {
  if (due.length === 0) throw new Error("Nothing is due.");
  const overdue = due.filter(({ dueAt }) => dueAt < now).length;
  return {
    heading: `Due on ${longDay(now)}`,
    paragraphs: [
      `${counted(due.length, "request")} to answer today, ${overdue} of them overdue.`,
      ...more(due.length),
    ],
    facts: due.slice(0, MAX_DUE).map(({ reference, customerName, subject, dueAt }) => ({
      label: reference,
      value: `${customerName}, ${subject}, ${dueAt < now ? "was due" : "by"} ${longDayAndTime(dueAt)}`,
    })),
    button: { label: "Open the desk", url: link },
    call: null,
    reason: REASON,
  };
}

const more = (count: number) =>
  count > MAX_DUE ? [`The first ${MAX_DUE} are below, the rest on the desk.`] : [];
