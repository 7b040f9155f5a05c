import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextAttempt, RETRY_PERIOD_MS, retryDelay } from "@/lib/email/retry";

const MINUTE = 60_000;
const queuedAt = new Date("2026-11-20T14:00:00Z");
const later = (ms: number) => new Date(queuedAt.getTime() + ms);

describe("the delay between attempts", () => {
  it("doubles from a minute to an hour", () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 100].map((attempts) => retryDelay(attempts, 0.5) / MINUTE);
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it("varies by a fifth", () => {
    expect([retryDelay(1, 0), retryDelay(1, 1)]).toEqual([48_000, 72_000]);
  });
});

describe("the next attempt", () => {
  it("is never after the end of the two days, and the last one is at their end", () => {
    const almost = later(RETRY_PERIOD_MS - MINUTE);
    expect(nextAttempt({ queuedAt, attempts: 40 }, almost, 0.5)).toEqual(later(RETRY_PERIOD_MS));
    expect(nextAttempt({ queuedAt, attempts: 41 }, later(RETRY_PERIOD_MS), 0.5)).toBeNull();
  });

  it("is always later than now, and ends after between 45 and 80 attempts in two days", () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (randoms) => {
        let now = queuedAt;
        let attempts = 1;
        for (const random of randoms) {
          const next = nextAttempt({ queuedAt, attempts }, now, random);
          if (next === null) break;
          expect(next.getTime()).toBeGreaterThan(now.getTime());
          now = next;
          attempts += 1;
        }
        expect(now).toEqual(later(RETRY_PERIOD_MS));
        expect(attempts).toBeGreaterThan(45);
        expect(attempts).toBeLessThan(80);
      }),
      { numRuns: 50 },
    );
  });
});
