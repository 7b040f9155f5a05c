import type { DeskRow } from "@/lib/desk/schema";
import type { ConversationModel } from "@/lib/generated/prisma/models";

/** The columns of a conversation that a row of the desk needs, for its cells and for sorting. */
export const ROW_COLUMNS = {
  id: true,
  reference: true,
  kind: true,
  status: true,
  customerName: true,
  customerPhone: true,
  customerEmail: true,
  subject: true,
  vehicle: true,
  queue: true,
  queuedAt: true,
  clockStartedAt: true,
  dueAt: true,
  lastMessageAt: true,
  quoteEndsAt: true,
  accepted: true,
  openedAt: true,
  closedAt: true,
  createdAt: true,
} as const;

export type ConversationRow = Pick<ConversationModel, keyof typeof ROW_COLUMNS>;

/** What a row needs of other tables. */
export type RowExtras = {
  id: string;
  assigneeId: string | null;
  assignee: string | null;
  author: "customer" | "staff" | "system" | null;
  staffName: string | null;
  text: string | null;
  messageKind: "message" | "call" | "event" | null;
  callOutcome: keyof typeof CALL_TEXTS | null;
  at: Date | null;
  hasPhotos: boolean;
  acceptedTotalCents: number | null;
  emailId: string | null;
  emailEvent: string | null;
  emailError: string | null;
  emailAt: Date | null;
};

const CALL_TEXTS = {
  talked: "Talked by phone",
  voicemail: "Left a voicemail",
  no_answer: "Called, no answer",
} as const;

const EMAIL_SUBJECTS: Record<string, string> = {
  request_received: "Receipt",
  staff_reply: "Reply",
  quote_sent: "Quote",
  quote_accepted: "Acceptance",
  quote_expires_tomorrow: "Reminder of the quote",
  request_closed: "Closing email",
  request_link: "Link",
};

/** The maximum length of the last message in a row; its rest is on the page of the request. */
const MAX_LAST_LENGTH = 300;

/** A row of the desk as staff see it. */
export function toDeskRow(
  row: ConversationRow,
  extras: RowExtras | undefined,
  group: DeskRow["group"],
): DeskRow {
  return {
    reference: row.reference,
    kind: row.kind,
    isNew: row.openedAt === null,
    receivedAt: row.createdAt.toISOString(),
    customer: { name: row.customerName, phone: row.customerPhone, email: row.customerEmail },
    subject: row.subject,
    vehicle: row.vehicle,
    last: extras ? toLast(extras) : null,
    assignedTo:
      extras?.assigneeId && extras.assignee ? { _id: extras.assigneeId, name: extras.assignee } : null,
    status: row.status,
    accepted: row.accepted,
    acceptedTotalCents: extras?.acceptedTotalCents ?? null,
    clock:
      row.clockStartedAt && row.dueAt
        ? { startedAt: row.clockStartedAt.toISOString(), dueAt: row.dueAt.toISOString() }
        : null,
    queue: row.queue,
    group,
    queuedAt: row.queuedAt.toISOString(),
    quoteEndsAt: row.quoteEndsAt?.toISOString() ?? null,
    failedEmail: extras ? toFailedEmail(extras) : null,
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}

function toLast(extras: RowExtras): DeskRow["last"] {
  const { author, staffName, text, messageKind, callOutcome, at, hasPhotos } = extras;
  if (!author || !messageKind || !at) return null;
  const shown = text || (callOutcome ? CALL_TEXTS[callOutcome] : hasPhotos ? "Photos" : "");
  const by = { customer: null, staff: staffName ?? "Staff", system: "System" }[author];
  return { text: shortened(shown), by, at: at.toISOString(), kind: messageKind };
}

function toFailedEmail({ emailId, emailEvent, emailError, emailAt }: RowExtras): DeskRow["failedEmail"] {
  if (!emailId || !emailAt) return null;
  const about = EMAIL_SUBJECTS[emailEvent ?? ""] ?? "Email to the shop";
  return { _id: emailId, reason: emailError ?? "unknown reason", about, at: emailAt.toISOString() };
}

const shortened = (text: string) =>
  text.length <= MAX_LAST_LENGTH ? text : `${text.slice(0, MAX_LAST_LENGTH - 1).trimEnd()}…`;
