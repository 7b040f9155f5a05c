import type { MessageView } from "@/lib/conversations/schema";
import { shopDay } from "@/lib/response-clock";
import { longDay } from "@/lib/response-clock-text";

/** The messages of a day in the shop's time zone, with its heading. */
type MessageDay = { day: string; heading: string; messages: MessageView[] };

/** A conversation in days, oldest first: "Wednesday, November 18", "Today, Friday, November 20". */
export function groupByDay(messages: readonly MessageView[], now: Date): MessageDay[] {
  const today = shopDay(now);
  const days: MessageDay[] = [];
  for (const message of messages) {
    const at = new Date(message.at);
    const day = shopDay(at);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, heading: `${day === today ? "Today, " : ""}${longDay(at)}`, messages: [message] });
  }
  return days;
}
