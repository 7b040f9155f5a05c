import "server-only";
import type { Clock } from "@/lib/conversations/turns";
import type { Database } from "@/lib/db";
import { answerDueAt } from "@/lib/response-clock";

/**
 * The response clock that a closed conversation had: that of the oldest message without an answer, or null when all are
 * answered. Requests that ended before there were conversations have no line about it, and count as answered.
 */
export async function unansweredClock(database: Database, conversationId: string): Promise<Clock | null> {
  const closing = await database.message.findFirst({
    where: { conversationId, kind: "event", internal: false },
    select: { id: true },
  });
  if (!closing) return null;
  const answer = await database.message.findFirst({
    where: { conversationId, clockStartedAt: { not: null } },
    orderBy: { at: "desc" },
    select: { at: true },
  });
  const oldest = await database.message.findFirst({
    where: { conversationId, author: "customer", ...(answer && { at: { gt: answer.at } }) },
    orderBy: { at: "asc" },
    select: { at: true },
  });
  return oldest && { startedAt: oldest.at, dueAt: answerDueAt(oldest.at) };
}
