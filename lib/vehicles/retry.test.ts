import { describe, expect, it } from "vitest";
import { afterFailure, retryDelayMs } from "@/lib/vehicles/retry";

describe("a list that could not be loaded", () => {
  it("is retried after 1, 2 and 4 seconds, and then not again", () => {
    const waits: unknown[] = [];
    let retries = 0;
    for (;;) {
      const next = afterFailure(retries, { status: 503 });
      waits.push(next === "give up" ? next : next.waitMs);
      if (next === "give up") break;
      retries = next.retries;
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, "give up"]);
  });

  it("never waits longer than 30 seconds", () => {
    expect(retryDelayMs(5)).toBe(16_000);
    expect(retryDelayMs(6)).toBe(30_000);
    expect(retryDelayMs(60)).toBe(30_000);
  });

  it("waits for Retry-After, five seconds by default, without counting a retry", () => {
    expect(afterFailure(3, { status: 429, retryAfterSeconds: 12 })).toEqual({ waitMs: 12_000, retries: 3 });
    expect(afterFailure(0, { status: 429 })).toEqual({ waitMs: 5_000, retries: 0 });
  });
});
