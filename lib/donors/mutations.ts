import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { lockConversation, requireConversation, storeTurn } from "@/lib/conversations/locked";
import { addEvent } from "@/lib/conversations/mutations";
import { db } from "@/lib/db";
import { isSameModel, MAX_YEARS_APART } from "@/lib/donors/rules";
import { ApiError } from "@/lib/http/errors";
import { vehicleTitle } from "@/lib/vehicles/format";

const NO_MODEL = "Only a part request with a make and model can have donors.";

/**
 * Sets whether a part request comes back to the desk when a donor vehicle comes in.
 * @throws ApiError 404 when there is no such request, 409 when it has no vehicle that a donor could match or is closed.
 */
export async function setDonorWanted(_admin: Admin, reference: string, donorWanted: boolean): Promise<void> {
  await db().$transaction(async (database) => {
    const { id, partRequestId, queue } = await requireConversation(database, { reference });
    const hasModel = { id: partRequestId ?? "", make: { not: null }, model: { not: null } };
    if ((await database.partRequest.count({ where: hasModel })) === 0)
      throw new ApiError("conflict", NO_MODEL);
    if (queue === "closed") throw new ApiError("conflict", "This request is closed. Reopen it first.");
    await database.conversation.update({ where: { id }, data: { donorWanted }, select: { id: true } });
  });
}

type Donor = { stockNumber: string; year: number; make: string; model: string; trim?: string | null };

/** Brings the open requests that wait for such a vehicle back to the desk, each once, with a line for staff. */
export async function reportDonor(donor: Donor): Promise<void> {
  const { year, make, model, stockNumber } = donor;
  const waiting = await db().conversation.findMany({
    where: {
      donorWanted: true,
      queue: { not: "closed" },
      partRequest: {
        make: { equals: make, mode: "insensitive" },
        model: { equals: model, mode: "insensitive" },
        OR: [{ year: null }, { year: { gte: year - MAX_YEARS_APART, lte: year + MAX_YEARS_APART } }],
      },
    },
    select: { id: true, partRequest: { select: { make: true, model: true } } },
  });
  const text = `Donor ${stockNumber} came in, ${vehicleTitle(donor, true)}.`;
  for (const { id, partRequest } of waiting) {
    if (!partRequest || !isSameModel(partRequest, donor)) continue;
    await db().$transaction(async (database) => {
      const conversation = await lockConversation(database, { id });
      if (!conversation?.donorWanted) return;
      await storeTurn(
        database,
        conversation,
        { type: "donor_found", at: new Date() },
        { donorWanted: false },
      );
      await addEvent(database, id, { text, internal: true });
    });
  }
}
