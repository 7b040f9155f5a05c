import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerDueAt } from "./response-clock";
import {
  customerPromiseText,
  dayAndTime,
  firstAnswerText,
  longDay,
  longDayAndTime,
  shopDuration,
  timeLeft,
  wroteText,
} from "./response-clock-text";

/** A Friday. */
const now = new Date("2026-11-20T10:20:00-05:00");
const day = (number: number, time: string) => new Date(`2026-11-${number}T${time}:00-05:00`);
const clockFrom = (startedAt: Date) => ({ startedAt, dueAt: answerDueAt(startedAt) });

describe("the time left", () => {
  it.each([
    [day(19, "08:00"), "2 h 20 over", "was Fri 8:00 am", 4],
    [day(19, "09:45"), "35 min over", "was Fri 9:45 am", 4],
    [day(19, "10:20"), "0 min left", "by Fri 10:20 am", 3],
    [day(19, "11:25"), "1 h 05 left", "by Fri 11:25 am", 3],
    [day(19, "13:00"), "2 h 40 left", "by Fri 1:00 pm", 2],
    [day(19, "14:34"), "4 h 14 left", "by Fri 2:34 pm", 2],
    [day(19, "16:00"), "5 h 40 left", "by Fri 4:00 pm", 1],
    [day(20, "09:31"), "8 h 11 left", "by Mon 9:31 am", 0],
  ] as const)("of a clock started at %s is %s, %s", (startedAt, text, moment, dial) => {
    expect(timeLeft(clockFrom(startedAt), now)).toMatchObject({ text, moment, dial, isOver: dial === 4 });
  });

  it("does not change while the shop is closed", () => {
    const clock = clockFrom(day(20, "15:00"));
    const evening = timeLeft(clock, day(20, "17:00"));
    expect(timeLeft(clock, day(22, "12:00"))).toEqual(evening);
  });

  it("is over as soon as the time has passed, also while the shop is closed", () => {
    const clock = clockFrom(new Date("2026-11-19T16:59:59.500-05:00"));
    expect(timeLeft(clock, day(21, "12:00"))).toMatchObject({ isOver: true, text: "1 min over" });
  });

  it("has the date of a day more than six days ago", () => {
    expect(timeLeft(clockFrom(day(11, "09:00")), now).moment).toBe("was Nov 12");
    expect(timeLeft(clockFrom(day(13, "09:00")), now).moment).toBe("was Mon 9:00 am");
  });

  it("accepts times as the API sends them", () => {
    const { startedAt, dueAt } = clockFrom(day(19, "14:34"));
    const sent = { startedAt: startedAt.toISOString(), dueAt: dueAt.toISOString() };
    expect(timeLeft(sent, now).text).toBe("4 h 14 left");
  });

  it("fills the dial, and never empties it, while time passes", () => {
    const minutes = fc.integer({ min: 0, max: 6 * 24 * 60 });
    fc.assert(
      fc.property(minutes, minutes, minutes, (start, first, second) => {
        const startedAt = new Date(day(16, "00:00").getTime() + start * 60_000);
        const [earlier, later] = [first, first + second].map((m) =>
          timeLeft(clockFrom(startedAt), new Date(startedAt.getTime() + m * 60_000)),
        );
        expect(later?.dial).toBeGreaterThanOrEqual(earlier?.dial ?? 5);
      }),
    );
  });
});

describe("durations", () => {
  it.each([
    [0, "0 min"],
    [35, "35 min"],
    [59.9, "59 min"],
    [60, "1 h 00"],
    [80, "1 h 20"],
    [65, "1 h 05"],
    [1290, "21 h 30"],
  ])("%d minutes: %s", (minutes, text) => {
    expect(shopDuration(minutes)).toBe(text);
  });
});

describe("the first answer", () => {
  const clock = clockFrom(day(19, "14:34"));

  it("in time says how many shop hours it took", () => {
    const text = "First answer, after 1 h 20 of 9 shop hours";
    expect(firstAnswerText(clock, day(19, "15:54"))).toEqual({ text, isLate: false });
  });

  it("at the last moment is in time", () => {
    expect(firstAnswerText(clock, clock.dueAt).isLate).toBe(false);
  });

  it("after it was due says how late it was", () => {
    const text = "First answer, 2 h 20 late";
    expect(firstAnswerText(clock, day(20, "16:54").toISOString())).toEqual({ text, isLate: true });
  });
});

describe("the customer", () => {
  const nothing = { dueAt: null, firstDueAt: null, firstAnsweredAt: null, isWaiting: false };
  const dueAt = day(19, "16:50");

  it("reads when we answer", () => {
    const text = "We answer by Thursday, November 19, 4:50 pm.";
    const state = { ...nothing, dueAt, firstDueAt: dueAt, isWaiting: true };
    expect(customerPromiseText(state, day(18, "17:00"))).toEqual({ text, tone: "clock" });
  });

  it("reads when we answered, and until when we had time", () => {
    const text = "Answered Thursday, November 19, 9:10 am. We had until 4:50 pm.";
    const state = { ...nothing, firstDueAt: dueAt, firstAnsweredAt: day(19, "09:10") };
    expect(customerPromiseText(state, now)).toEqual({ text, tone: "good" });
  });

  it("reads the whole date if we had until another day", () => {
    const text = "Answered Wednesday, November 18, 4:55 pm. We had until Thursday, November 19, 4:50 pm.";
    const state = { ...nothing, firstDueAt: dueAt, firstAnsweredAt: day(18, "16:55") };
    expect(customerPromiseText(state, now)).toEqual({ text, tone: "good" });
  });

  it("does not read praise for a late answer", () => {
    const text = "Answered Friday, November 20, 9:10 am. We had until Thursday, November 19, 4:50 pm.";
    const state = { ...nothing, firstDueAt: dueAt, firstAnsweredAt: day(20, "09:10") };
    expect(customerPromiseText(state, now)).toEqual({ text, tone: "clock" });
  });

  it("reads that we are late", () => {
    const late = { ...nothing, dueAt: day(20, "08:00"), isWaiting: true };
    const text = "We are late, and sorry. We promised Friday, 8:00 am. Call (518) 555-0142.";
    expect(customerPromiseText(late, now)).toEqual({ text, tone: "late" });
  });

  it("reads the date of a promise more than six days ago", () => {
    const late = { ...nothing, dueAt: day(10, "08:00"), isWaiting: true };
    const text = "We are late, and sorry. We promised Tuesday, November 10, 8:00 am. Call (518) 555-0142.";
    expect(customerPromiseText(late, now)?.text).toBe(text);
  });

  it("reads when we answer a later message", () => {
    const state = { dueAt: day(23, "09:31"), firstDueAt: dueAt, firstAnsweredAt: dueAt, isWaiting: true };
    expect(customerPromiseText(state, now)?.text).toBe("We answer by Monday, November 23, 9:31 am.");
  });

  it("reads nothing if we owe no answer and gave none", () => {
    expect(customerPromiseText(nothing, now)).toBeNull();
  });
});

describe("days and times", () => {
  it.each([
    [day(20, "09:58"), "today 9:58 am"],
    [day(20, "00:05"), "today 12:05 am"],
    [day(19, "11:25"), "Thu 11:25 am"],
    [day(14, "12:00"), "Sat 12:00 pm"],
    [day(13, "12:00"), "Nov 13"],
    [day(23, "09:31"), "Mon 9:31 am"],
    [new Date("2025-11-13T12:00:00-05:00"), "Nov 13, 2025"],
  ])("%s: %s", (at, text) => {
    expect(dayAndTime(at, now)).toBe(text);
  });

  it("are in the shop's time zone", () => {
    expect(dayAndTime(new Date("2026-11-21T03:00:00Z"), now)).toBe("today 10:00 pm");
    expect(longDay(new Date("2026-11-28T03:00:00Z"))).toBe("Friday, November 27");
    expect(longDayAndTime(day(19, "16:50"))).toBe("Thursday, November 19, 4:50 pm");
  });

  it.each([
    [day(20, "10:19"), "Wrote 1 min ago"],
    [day(20, "09:58"), "Wrote 22 min ago"],
    [now, "Wrote just now"],
    [day(20, "08:58"), "Wrote 1 h ago"],
    [day(19, "18:40"), "Wrote 15 h ago"],
    [day(19, "10:20"), "Wrote 1 day ago"],
    [day(18, "10:19"), "Wrote 2 days ago"],
  ])("of a customer's message at %s: %s", (at, text) => {
    expect(wroteText(at, now)).toBe(text);
  });
});
