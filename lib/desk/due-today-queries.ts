import "server-only";
import { addDays } from "@/lib/calendar-days";
import { db } from "@/lib/db";
import { shopDay, startOfShopDay } from "@/lib/response-clock";

/** A request whose answer is due today or overdue. */
export type DueRequest = { reference: string; customerName: string; subject: string; dueAt: Date };

/** The open requests whose answer is due on the shop's current day or overdue, the most urgent first. */
export async function listDueToday(now: Date): Promise<DueRequest[]> {
  const tomorrow = startOfShopDay(addDays(shopDay(now), 1));
  const rows = await db().conversation.findMany({
    where: { dueAt: { lt: tomorrow }, queue: { not: "closed" } },
    select: { reference: true, customerName: true, subject: true, dueAt: true },
    orderBy: [{ dueAt: "asc" }, { createdAt: "asc" }, { id: "asc" }],
  });
  return rows.flatMap(({ dueAt, ...request }) => (dueAt === null ? [] : [{ ...request, dueAt }]));
}
