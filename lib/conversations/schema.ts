import { z } from "zod";
import { MAX_TEXT_LENGTH } from "@/lib/contact/schema";
import type { QuoteView } from "@/lib/quotes/schema";

export const REQUEST_KINDS = ["part", "repair", "vehicle"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const CALL_OUTCOMES = ["talked", "voicemail", "no_answer"] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Where an open conversation is on the desk. */
export type DeskQueue = "to_answer" | "back_with_us" | "waiting" | "closed";

/** The maximum number of photos of one message. */
export const MAX_MESSAGE_PHOTOS = 5;

const CLIENT_ID = "clientId must have 16 to 64 letters, digits or hyphens";
const clientId = z
  .string({ error: CLIENT_ID })
  .regex(/^[0-9A-Za-z-]{16,64}$/, { error: CLIENT_ID })
  .optional();

const messageText = z
  .string({ error: "Write a message" })
  .trim()
  .max(MAX_TEXT_LENGTH, { error: `A message has at most ${MAX_TEXT_LENGTH} characters` });

const required = messageText.min(1, { error: "Write a message" });

const photoIds = z
  .array(z.string().regex(/^[0-9a-f]{32}$/, { error: "This is not a photo" }))
  .max(MAX_MESSAGE_PHOTOS, { error: `A message has at most ${MAX_MESSAGE_PHOTOS} photos` })
  .default([]);

/** What staff post to a conversation. `clientId` identifies the message: a repeat of the same message is stored once. */
export const staffMessageSchema = z.discriminatedUnion("mode", [
  z.object({ mode: z.literal("reply"), text: required, photoIds, clientId }),
  z.object({ mode: z.literal("note"), text: required, clientId }),
  z.object({
    mode: z.literal("call"),
    outcome: z.enum(CALL_OUTCOMES, { error: "Choose what happened" }),
    text: messageText.default(""),
    clientId,
  }),
]);
export type StaffMessageInput = z.output<typeof staffMessageSchema>;

/** What a customer posts: a text, photos, or both. */
export type CustomerMessageInput = {
  text: string;
  /** Public ids of uploaded pictures that belong to nothing yet. */
  photoIds: string[];
  clientId?: string | undefined;
};

export type MessagePhoto = { url: string; width: number; height: number };

/** The state of the email that a message or quote caused. */
export type EmailStateView = { _id: string; state: "waiting" | "sent" | "failed"; error: string | null };

/** One entry of a conversation as staff see it. */
export type MessageView = {
  _id: string;
  author: "customer" | "staff" | "system";
  kind: "message" | "note" | "call" | "event";
  internal: boolean;
  text: string;
  callOutcome: CallOutcome | null;
  /** The display name of the staff member, else their user name; null for customers and the system. */
  staffName: string | null;
  photos: MessagePhoto[];
  /** The clock that this message stopped. */
  stopped: { startedAt: string; dueAt: string; isFirst: boolean } | null;
  email: EmailStateView | null;
  at: string;
};

/** Somebody who can be assigned to a request. `name` is the display name, else the user name. */
export type StaffMember = { _id: string; name: string };

export type OtherRequest = {
  reference: string;
  kind: RequestKind;
  subject: string;
  status: string;
  accepted: boolean;
  createdAt: string;
};

/** A request with its conversation as staff see it. */
export type ConversationView = {
  reference: string;
  kind: RequestKind;
  /** The id of the part request, repair request or vehicle inquiry. */
  recordId: string;
  status: string;
  /** The version of the record, for If-Match. */
  version: number;
  createdAt: string;
  customer: { name: string; phone: string | null; email: string | null };
  subject: string;
  vehicle: string | null;
  vin: string | null;
  /** More of what the customer entered, such as the category, the engine or the preferred time. */
  details: { label: string; value: string }[];
  /** The vehicle in our inventory that the request is about. */
  inventory: { inventoryType: "dismantled" | "retail"; vehicleId: string; stockNumber: string } | null;
  assignedTo: StaffMember | null;
  queue: DeskQueue;
  queuedAt: string;
  /** The running response clock. */
  clock: { startedAt: string; dueAt: string } | null;
  firstDueAt: string | null;
  firstAnsweredAt: string | null;
  accepted: boolean;
  quoteEndsAt: string | null;
  closed: { at: string; by: string | null } | null;
  withdrawnAt: string | null;
  /** Whether the request comes back to the desk when a donor vehicle comes in. */
  donorWanted: boolean;
  messages: MessageView[];
  quotes: QuoteView[];
  otherRequests: OtherRequest[];
  /** The names of others who are writing a reply right now. */
  writers: string[];
};
