import { z } from "zod";
import { MAX_TEXT_LENGTH, optionalText } from "@/lib/contact/schema";
import { MAX_MESSAGE_PHOTOS, type MessagePhoto, type RequestKind } from "@/lib/conversations/schema";
import { DECLINE_REASONS, type DeclineReason, type QuoteView } from "@/lib/quotes/schema";

/** What the heading of a customer's page says. */
export type CustomerState =
  | "received"
  | "answered"
  | "quoted"
  | "accepted"
  | "declined"
  | "expired"
  | "done"
  | "canceled"
  | "withdrawn";

/** One entry of a conversation as the customer sees it. `author` is "You", "Rowan at the shop" or "The shop". */
export type CustomerMessage = {
  _id: string;
  kind: "customer" | "shop" | "call" | "event";
  author: string;
  text: string;
  photos: MessagePhoto[];
  at: string;
};

/** A request as its customer sees it: no notes, no user names, nothing internal. All moments are ISO dates. */
export type CustomerRequest = {
  reference: string;
  kind: RequestKind;
  state: CustomerState;
  createdAt: string;
  subject: string;
  vehicle: string | null;
  engine: string | null;
  vin: string | null;
  customer: { name: string; phone: string | null; email: string | null };
  /** The names of the steps, and the current one, counted from 1. */
  steps: { names: readonly string[]; current: number };
  dueAt: string | null;
  firstDueAt: string | null;
  firstAnsweredAt: string | null;
  messages: CustomerMessage[];
  /** The quotes that were sent, oldest first. */
  quotes: QuoteView[];
  isClosed: boolean;
};

/** What a customer's link opened. */
export type OpenedRequest =
  | { kind: "open"; request: CustomerRequest }
  /** The link does not exist, was revoked, or ended. */
  | { kind: "ended" }
  /** The caller opened too many pages, or too many wrong links. */
  | { kind: "limited" };

export const NO_TEXT = "Write a message, or add a photo.";
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** What a customer sends: a text, photos that were uploaded before, or new photos. */
export const customerMessageSchema = z.object({
  text: z
    .string({ error: NO_TEXT })
    .trim()
    .max(MAX_TEXT_LENGTH, { error: `A message has at most ${MAX_TEXT_LENGTH} characters` })
    .refine((text) => !UNSTORABLE.test(text), { error: "A message has a character that cannot be stored" }),
  photoIds: z
    .array(z.string().regex(/^[0-9a-f]{32}$/, { error: "This is not a photo" }))
    .max(MAX_MESSAGE_PHOTOS, { error: `A message has at most ${MAX_MESSAGE_PHOTOS} photos` }),
  clientId: z
    .string()
    .regex(/^[0-9A-Za-z-]{16,64}$/)
    .optional()
    .catch(undefined),
});

/** The maximum length of the text of a declined quote, in characters. */
export const MAX_DECLINE_LENGTH = 300;

/** Why a customer declines. */
export const declineSchema = z.object({
  reason: z
    .enum(Object.keys(DECLINE_REASONS) as [DeclineReason, ...DeclineReason[]])
    .nullable()
    .catch(null),
  text: optionalText(MAX_DECLINE_LENGTH, "The text").transform((text) => text ?? ""),
});

/** The number of a quote in a form; 0, which no quote has, for anything else. */
export const quoteNumberSchema = z.coerce.number().int().min(1).max(1_000_000).catch(0);
