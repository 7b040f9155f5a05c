import "server-only";
import { db } from "@/lib/db";
import { listDueToday } from "@/lib/desk/due-today-queries";
import { isEnqueued, listEndingQuotes } from "@/lib/email/queries";
import { dedupeKey, enqueueEmail } from "@/lib/email/queue";
import { isDueTodayTime, isReminderDue, REMINDER_LOOKAHEAD_MS } from "@/lib/email/times";
import { shopDay } from "@/lib/response-clock";

/** Enqueues the emails that depend on the time: quotes that end tomorrow, and what is due today. Each is enqueued once. */
export async function enqueueTimedEmails(now: Date): Promise<void> {
  const ending = await listEndingQuotes(now, new Date(now.getTime() + REMINDER_LOOKAHEAD_MS));
  for (const { id, conversationId, customerEmail } of ending.filter((quote) => isReminderDue(quote, now))) {
    await enqueueEmail(db(), {
      event: "quote_expires_tomorrow",
      occurrence: id,
      to: customerEmail,
      conversationId,
      quoteId: id,
    });
  }
  const day = shopDay(now);
  if (!isDueTodayTime(now) || (await isEnqueued(dedupeKey("office_due_today", day, "office")))) return;
  if ((await listDueToday(now)).length === 0) return;
  await enqueueEmail(db(), { event: "office_due_today", occurrence: day, to: "office" });
}
