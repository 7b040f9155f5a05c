import { query } from "@/e2e/support/accounts";
import { call, partRequest } from "@/e2e/support/api";

export type CustomerPage = { path: string; token: string; reference: string; conversationId: string };

/** Sends a part request as a visitor does. @returns the page that its link opens */
export async function newCustomerPage(changes: object = {}): Promise<CustomerPage> {
  const { status, body, text } = await call("/api/part-requests", { json: partRequest(changes) });
  if (status !== 201) throw new Error(`The request was answered with ${status}: ${text}`);
  const { reference, statusUrl } = body as { reference: string; statusUrl: string };
  const path = new URL(statusUrl).pathname;
  const [conversation] = await query<{ id: string }>(
    `SELECT "id" FROM "Conversation" WHERE "reference" = $1`,
    [reference],
  );
  return {
    path,
    token: path.split("/").at(-1) ?? "",
    reference,
    conversationId: conversation?.id ?? "",
  };
}

type QuoteChanges = { number?: number; state?: string; validUntil?: Date };

/** Stores a sent quote of $204.12, shipped, valid for a week, as the desk does. */
export async function storeQuote(
  { conversationId }: CustomerPage,
  { number = 1, state = "sent", validUntil = new Date(Date.now() + 7 * 86_400_000) }: QuoteChanges = {},
): Promise<void> {
  const id = `${conversationId}-q${number}`;
  await query(
    `INSERT INTO "Quote" ("id", "conversationId", "number", "state", "handover", "shippingCents", "shippingTo", "taxRate",
       "validUntil", "warranty", "partsCents", "coreCents", "taxCents", "totalCents", "sentAt")
     VALUES ($1, $2, $3, $4::"QuoteState", 'ship', 2400, '12010', 800, $5, '3 months or 3,000 miles', 16500, 0, 1512, 20412, now())`,
    [id, conversationId, number, state, validUntil],
  );
  await query(
    `INSERT INTO "QuoteLine" ("id", "quoteId", "position", "part", "donorStockNumber", "donorName", "donorMiles", "grade", "description", "priceCents")
     VALUES ($1, $2, 0, 'Headlight/Headlamp Assembly, driver side', 'D-1131', '2014 Toyota RAV4 XLE', 112680, 'A', 'clear lens, all tabs whole', 16500)`,
    [`${id}-1`, id],
  );
  await query(
    `UPDATE "Conversation" SET "queue" = 'waiting', "clockStartedAt" = NULL, "dueAt" = NULL, "firstAnsweredAt" = now(),
       "quoteEndsAt" = $2 WHERE "id" = $1`,
    [conversationId, validUntil],
  );
}

/** Moves the messages of a request into the past. */
export async function backdate({ conversationId }: CustomerPage, days: number): Promise<void> {
  await query(
    `UPDATE "Message" SET "at" = "at" - make_interval(days => $2::int) WHERE "conversationId" = $1`,
    [conversationId, days],
  );
}

/** Accepts the first quote and completes the request, as the customer and the desk do. */
export async function finishAccepted({ conversationId }: CustomerPage): Promise<void> {
  await query(
    `UPDATE "Quote" SET "state" = 'accepted', "decidedAt" = now() WHERE "conversationId" = $1 AND "number" = 1`,
    [conversationId],
  );
  await query(
    `UPDATE "Conversation" SET "status" = 'fulfilled', "queue" = 'closed', "closedAt" = now(), "quoteEndsAt" = NULL,
       "accepted" = true WHERE "id" = $1`,
    [conversationId],
  );
}

/** Stores an entry of the conversation. */
export async function storeEntry(
  { conversationId }: CustomerPage,
  entry: { kind: string; text: string; internal?: boolean; callOutcome?: string; staffUsername?: string },
): Promise<void> {
  await query(
    `INSERT INTO "Message" ("id", "conversationId", "author", "kind", "internal", "text", "callOutcome", "staffUsername", "at")
     VALUES ($1, $2, 'staff', $3::"MessageKind", $4, $5, $6::"CallOutcome", $7, now())`,
    [
      `test-${crypto.randomUUID()}`,
      conversationId,
      entry.kind,
      entry.internal ?? false,
      entry.text,
      entry.callOutcome ?? null,
      entry.staffUsername ?? null,
    ],
  );
}

/** The state of each quote, and the status of the request. */
export async function stateOf({ conversationId, reference }: CustomerPage) {
  const quotes = await query<{ state: string }>(
    `SELECT "state" FROM "Quote" WHERE "conversationId" = $1 ORDER BY "number"`,
    [conversationId],
  );
  const [conversation] = await query<{ status: string; withdrawn: boolean; messages: number }>(
    `SELECT "status", "withdrawnAt" IS NOT NULL AS "withdrawn",
       (SELECT count(*)::int FROM "Message" WHERE "conversationId" = c."id" AND "author" = 'customer') AS "messages"
     FROM "Conversation" c WHERE "reference" = $1`,
    [reference],
  );
  return { quotes: quotes.map(({ state }) => state), ...conversation };
}
