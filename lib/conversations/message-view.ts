import { quoteOfLine } from "@/lib/conversations/quote-lines";
import type { EmailStateView, MessageView } from "@/lib/conversations/schema";
import type { EmailModel, ImageModel, MessageModel } from "@/lib/generated/prisma/models";

/** A staff member whose name is shown. */
export type NamedUser = { id: string; username: string; displayName: string | null };

/** The columns of `NamedUser`. */
export const USER_COLUMNS = { id: true, username: true, displayName: true } as const;

/** The name of a staff member for colleagues. */
export const staffName = ({ displayName, username }: NamedUser): string => displayName ?? username;

export const EMAIL_COLUMNS = { id: true, event: true, state: true, error: true } as const;
type EmailRow = Pick<EmailModel, keyof typeof EMAIL_COLUMNS>;

/** The columns of a message that staff see, with its photos and emails. */
export const MESSAGE_COLUMNS = {
  id: true,
  author: true,
  kind: true,
  internal: true,
  text: true,
  callOutcome: true,
  staffUsername: true,
  staff: { select: USER_COLUMNS },
  clockStartedAt: true,
  clockDueAt: true,
  at: true,
  photos: { select: { url: true, width: true, height: true }, orderBy: { createdAt: "asc" } },
  emails: { select: EMAIL_COLUMNS },
} as const;

export type MessageRow = Pick<
  MessageModel,
  | "id"
  | "author"
  | "kind"
  | "internal"
  | "text"
  | "callOutcome"
  | "staffUsername"
  | "clockStartedAt"
  | "clockDueAt"
  | "at"
> & {
  staff: NamedUser | null;
  photos: Pick<ImageModel, "url" | "width" | "height">[];
  emails: EmailRow[];
};

/** The emails of a quote, by its number. */
export type QuoteEmails = { number: number; emails: EmailRow[] }[];

/** A message as staff see it. */
export function toMessageView(
  row: MessageRow,
  firstAnsweredAt: Date | null,
  quoteEmails: QuoteEmails,
): MessageView {
  const { author, kind, internal, text, callOutcome, photos, clockStartedAt, clockDueAt, at } = row;
  const quote = author === "system" ? quoteOfLine(text) : null;
  const ofQuote = quoteEmails.find(({ number }) => number === quote?.number)?.emails ?? [];
  const emails = [...row.emails, ...ofQuote.filter(({ event }) => event === quote?.event)];
  return {
    _id: row.id,
    author,
    kind,
    internal,
    text,
    callOutcome,
    staffName: author === "staff" ? (row.staff ? staffName(row.staff) : row.staffUsername) : null,
    photos: photos.map(({ url, width, height }) => ({ url, width, height })),
    stopped:
      clockStartedAt && clockDueAt
        ? {
            startedAt: clockStartedAt.toISOString(),
            dueAt: clockDueAt.toISOString(),
            isFirst: at.getTime() === firstAnsweredAt?.getTime(),
          }
        : null,
    email: shownEmail(emails),
    at: at.toISOString(),
  };
}

// A failure is always shown. Otherwise the email to the customer about this entry: the confirmation of their own message
// and the emails to the office are not worth a line.
function shownEmail(emails: readonly EmailRow[]): EmailStateView | null {
  const email =
    emails.find(({ state }) => state === "failed") ??
    emails.find(({ event }) => event !== "request_received" && !event.startsWith("office_"));
  if (!email) return null;
  const { id, state, error } = email;
  return {
    _id: id,
    state: state === "sending" ? "waiting" : state,
    error: state === "failed" ? error : null,
  };
}
