import type { DeskRow } from "@/lib/desk/schema";
import { formatCents, formatMonthDay, formatTime } from "@/lib/quotes/format";
import { shopDay } from "@/lib/response-clock";
import { dayAndTime, timeLeft, wroteText } from "@/lib/response-clock-text";

/** The first cell of a row: what is due, and the moment below it. */
export type RowTime = {
  icon:
    | "dial-0"
    | "dial-1"
    | "dial-2"
    | "dial-3"
    | "alarm"
    | "reply"
    | "good"
    | "check"
    | "clock"
    | "warning"
    | "bad";
  tone: "plain" | "quiet" | "amber" | "red";
  text: string;
  moment: string;
};

const DIALS = ["dial-0", "dial-1", "dial-2", "dial-3", "alarm"] as const;

/** What a row says about time: the remaining time of a promised answer, else what happened last. */
export function rowTime(row: DeskRow, now: Date): RowTime {
  switch (row.group) {
    case "overdue":
    case "to_answer":
      return row.clock ? dueTime(row.clock, now) : sinceTime("To answer", row, now);
    case "back_with_us":
      return returnedTime(row, now);
    case "waiting":
      return row.quoteEndsAt ? quoteTime(row.quoteEndsAt, now) : answeredTime(row, now);
    case "closed":
      return {
        icon: "check",
        tone: "quiet",
        text: "Closed",
        moment: row.closedAt ? dayAndTime(row.closedAt, now) : "",
      };
  }
}

function dueTime(clock: NonNullable<DeskRow["clock"]>, now: Date): RowTime {
  const { dial, text, moment } = timeLeft(clock, now);
  const tone = dial === 4 ? "red" : dial === 3 ? "amber" : "plain";
  return { icon: DIALS[dial], tone, text, moment };
}

function returnedTime(row: DeskRow, now: Date): RowTime {
  const moment = dayAndTime(row.queuedAt, now);
  if (row.clock) return { icon: "reply", tone: "plain", text: wroteText(row.queuedAt, now), moment };
  if (row.accepted) {
    const total = row.acceptedTotalCents === null ? "" : ` ${formatCents(row.acceptedTotalCents)}`;
    return { icon: "good", tone: "plain", text: `Accepted${total}`, moment };
  }
  if (row.failedEmail) return { icon: "warning", tone: "red", text: "Mail failed", moment };
  const isDeclined = row.status === "quoted" && row.quoteEndsAt === null;
  return sinceTime(isDeclined ? "Declined" : "Back with us", row, now);
}

const sinceTime = (text: string, row: DeskRow, now: Date): RowTime => ({
  icon: "reply",
  tone: "plain",
  text,
  moment: dayAndTime(row.queuedAt, now),
});

function quoteTime(quoteEndsAt: string, now: Date): RowTime {
  const end = new Date(quoteEndsAt);
  if (end <= now) return { icon: "clock", tone: "amber", text: "Quote ended", moment: dayAndTime(end, now) };
  if (shopDay(end) === shopDay(now)) {
    return {
      icon: "clock",
      tone: "amber",
      text: "Quote ends today",
      moment: formatTime(end),
    };
  }
  return { icon: "check", tone: "quiet", text: "Answered", moment: `quote ends ${formatMonthDay(end)}` };
}

function answeredTime({ queuedAt }: DeskRow, now: Date): RowTime {
  return { icon: "check", tone: "quiet", text: "Answered", moment: ago(new Date(queuedAt), now) };
}

/** "just now", "22 min ago", "3 h ago", "2 days ago" */
function ago(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  const days = Math.floor(minutes / (24 * 60));
  return days === 1 ? "1 day ago" : `${days} days ago`;
}
