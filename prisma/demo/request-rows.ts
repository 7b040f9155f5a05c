import type { Prisma } from "../../lib/generated/prisma/client";
import { openDay, shopDay, shopTime } from "./dates";
import { partRequests } from "./part-requests";
import { repairRequests } from "./repair-requests";
import type { NoteDemo, Received } from "./types";

type Note = { author: string; content: string; timestamp: Date };

function receivedAt(now: Date, received: Received): Date {
  return "minutesAgo" in received
    ? new Date(now.getTime() - received.minutesAgo * 60_000)
    : shopTime(shopDay(now, received.daysAgo), received.at);
}

/** Notes on a weekend are moved to Monday, because the shop is closed on weekends. */
function noteRows(now: Date, notes: NoteDemo[]): Note[] {
  return notes.map(({ author, content, daysAgo, at }) => ({
    author,
    content,
    timestamp: shopTime(openDay(shopDay(now, daysAgo), "after"), at),
  }));
}

/** Dates, version and notes of a request: one version for the request and one for each note. */
function history(now: Date, received: Received, notes: NoteDemo[]) {
  const createdAt = receivedAt(now, received);
  const noteData = noteRows(now, notes);
  return {
    createdAt,
    updatedAt: noteData.at(-1)?.timestamp ?? createdAt,
    version: 1 + noteData.length,
    notes: { create: noteData },
  };
}

/** The part requests with their notes, with dates relative to `now`. */
export function partRequestRows(now: Date) {
  return partRequests.map(({ received, notes, ...request }) => ({
    ...request,
    ...history(now, received, notes),
  })) satisfies Prisma.PartRequestCreateInput[];
}

/** The repair requests with their notes, with dates relative to `now`. */
export function repairRequestRows(now: Date) {
  return repairRequests.map(({ received, notes, address, vehicle, preferredInDays, ...request }) => ({
    ...request,
    ...address,
    ...(vehicle ?? { year: shopDay(now, 0).getUTCFullYear(), make: "TBD", model: "TBD", mileage: 0 }),
    preferredDate: preferredInDays === undefined ? null : openDay(shopDay(now, -preferredInDays), "after"),
    isSimplifiedRequest: vehicle === undefined,
    ...history(now, received, notes),
  })) satisfies Prisma.RepairRequestCreateInput[];
}
