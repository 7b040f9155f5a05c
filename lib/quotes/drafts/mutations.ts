import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { type Database, db } from "@/lib/db";
import { ApiError } from "@/lib/http/errors";
import { found } from "@/lib/http/found";
import { type ExpectedVersions, requireVersion } from "@/lib/http/if-match";
import { NO_DRAFT, NO_REQUEST, readQuoteDraft } from "@/lib/quotes/drafts/queries";
import { quoteTotals } from "@/lib/quotes/rules";
import { QUOTE_MESSAGES, type QuoteDraftValues, type QuoteDraftView } from "@/lib/quotes/schema";
import { closingTimeOn } from "@/lib/response-clock";
import { vehicleTitle } from "@/lib/vehicles/format";

/**
 * Stores the draft of a request's next quote, with the totals. While none is stored, its version is 0.
 * @throws ApiError 404 without such a request, 409 when it is closed, 412 when the draft has another version, 400 for a
 * vehicle that does not exist.
 */
export async function saveQuoteDraft(
  _admin: Admin,
  reference: string,
  values: QuoteDraftValues,
  version: ExpectedVersions,
): Promise<QuoteDraftView> {
  return db().$transaction(async (database) => {
    const { conversationId } = await lockOpenConversation(database, reference);
    const draft = await findDraft(database, conversationId);
    requireVersion(draft?.version ?? 0, version);
    const columns = draftColumns(values);
    const lines = { create: await lineRows(database, values.lines) };
    if (draft) {
      await database.quote.update({
        where: { id: draft.id },
        data: { ...columns, version: { increment: 1 }, lines: { deleteMany: {}, ...lines } },
      });
    } else {
      const number = 1 + (await database.quote.count({ where: { conversationId } }));
      await database.quote.create({ data: { ...columns, conversationId, number, lines } });
    }
    return readQuoteDraft(database, reference);
  });
}

/** Deletes the draft. @throws ApiError 404 when there is none, 412 when it has another version. */
export async function discardQuoteDraft(
  _admin: Admin,
  reference: string,
  version: ExpectedVersions,
): Promise<void> {
  await db().$transaction(async (database) => {
    const { conversationId } = await lockConversation(database, reference);
    const draft = found(await findDraft(database, conversationId), NO_DRAFT);
    requireVersion(draft.version, version);
    await database.quote.delete({ where: { id: draft.id } });
  });
}

/** Locks a conversation until the transaction ends: its quotes change one after the other. @throws ApiError 404. */
async function lockConversation(database: Database, reference: string) {
  const [row] = await database.$queryRaw<{ conversationId: string; closedAt: Date | null }[]>`
    SELECT "id" AS "conversationId", "closedAt" FROM "Conversation" WHERE "reference" = ${reference} FOR UPDATE`;
  return found(row ?? null, NO_REQUEST);
}

/** The same. @throws ApiError 409 when the request is closed. */
export async function lockOpenConversation(database: Database, reference: string) {
  const conversation = await lockConversation(database, reference);
  if (conversation.closedAt !== null) {
    throw new ApiError("conflict", "This request is closed. Reopen it to send a quote.");
  }
  return conversation;
}

/** The draft of a conversation. There is at most one. */
export const findDraft = (database: Database, conversationId: string) =>
  database.quote.findFirst({
    where: { conversationId, state: "draft" },
    select: { id: true, version: true },
  });

function draftColumns(values: QuoteDraftValues) {
  const { lines, handover, taxRate, warranty, message, validUntil } = values;
  const isShipped = handover === "ship";
  const shippingCents = isShipped ? values.shippingCents : 0;
  return {
    ...{ handover, taxRate, warranty, message, shippingCents },
    shippingTo: isShipped ? values.shippingTo : null,
    validUntil: closingTimeOn(validUntil),
    ...quoteTotals({ lines, shippingCents, taxRate }),
  };
}

/** The rows of a quote's lines. What they say about a vehicle is copied, so that a quote never changes with it. */
async function lineRows(database: Database, lines: QuoteDraftValues["lines"]) {
  const ids = lines.flatMap(({ donorId }) => donorId ?? []);
  // Deleting a vehicle waits until the draft is stored, or has happened before.
  await database.$queryRaw`
    SELECT "id" FROM "DismantledVehicle" WHERE "id" = ANY(${ids}) ORDER BY "id" FOR KEY SHARE`;
  const vehicles = await database.dismantledVehicle.findMany({
    where: { id: { in: ids } },
    select: { id: true, stockNumber: true, year: true, make: true, model: true, trim: true, mileage: true },
  });
  return lines.map(({ donorId, ...line }, position) => {
    if (donorId === null) return { ...line, position };
    const donor = vehicles.find(({ id }) => id === donorId);
    if (!donor) {
      const fields = { [`lines.${position}.donorId`]: QUOTE_MESSAGES.donor };
      throw new ApiError("invalid_input", QUOTE_MESSAGES.donor, { fields });
    }
    return {
      ...line,
      ...{ position, donorId, donorStockNumber: donor.stockNumber },
      ...{ donorName: vehicleTitle(donor, true), donorMiles: donor.mileage },
    };
  });
}
