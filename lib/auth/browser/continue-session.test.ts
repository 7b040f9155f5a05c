// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const USER = { id: "user-1", username: "counter", role: "administrator" };
const tokenFor = (name: string) =>
  `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1_000) + 1_800, name }))}.signature`;

type Outcome = "success" | "rejected" | "no response" | "not JSON";

/** A fake server that returns the given responses in order for each URL and records the calls with their times. */
function serverAnswering(answers: Record<string, Outcome[]>) {
  const start = Date.now();
  const calls: { path: string; after: number }[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    calls.push({ path, after: Date.now() - start });
    const outcome = answers[path]?.shift();
    if (outcome === "success")
      return Response.json({ valid: true, accessToken: tokenFor("new"), user: USER });
    if (outcome === "rejected")
      return Response.json({ valid: false, error: "Invalid or revoked token." }, { status: 401 });
    if (outcome === "not JSON") return new Response("<html>", { status: 502 });
    throw new TypeError("network is down");
  });
  return calls;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function signedInPage() {
  vi.resetModules();
  const { continueSession, getSession, sessionStore } = await import("@/lib/auth/browser/session");
  const grant = { token: tokenFor("old"), user: null, now: Date.now() };
  sessionStore.dispatch({ type: "granted", isIssuedNow: false, ...grant });
  return { continueSession, getSession };
}

const REFRESH = "/api/auth/refresh";
const VERIFY = "/api/auth/verify";

describe("continuing a session", () => {
  it.each<[string, Record<string, Outcome[]>, string, string, [string, number][]]>([
    ["renews the token", { [REFRESH]: ["success"] }, "renewed", "signed-in", [[REFRESH, 0]]],
    [
      "verifies after a second when the renewal is rejected",
      { [REFRESH]: ["rejected"], [VERIFY]: ["success"] },
      "verified",
      "signed-in",
      [
        [REFRESH, 0],
        [VERIFY, 1_000],
      ],
    ],
    [
      "logs out when the verification is also rejected",
      { [REFRESH]: ["rejected"], [VERIFY]: ["rejected"] },
      "ended",
      "signed-out",
      [
        [REFRESH, 0],
        [VERIFY, 1_000],
        ["/api/auth/logout", 1_000],
      ],
    ],
    [
      "verifies after two seconds without a response",
      { [REFRESH]: ["no response"], [VERIFY]: ["success"] },
      "verified",
      "signed-in",
      [
        [REFRESH, 0],
        [VERIFY, 2_000],
      ],
    ],
    [
      "verifies again two seconds after a verification without a response",
      { [REFRESH]: ["rejected"], [VERIFY]: ["not JSON", "rejected"] },
      "ended",
      "signed-out",
      [
        [REFRESH, 0],
        [VERIFY, 1_000],
        [VERIFY, 3_000],
        ["/api/auth/logout", 3_000],
      ],
    ],
    [
      "keeps the session when the server does not respond",
      { [REFRESH]: ["no response"], [VERIFY]: ["no response", "no response"] },
      "unanswered",
      "signed-in",
      [
        [REFRESH, 0],
        [VERIFY, 2_000],
        [VERIFY, 4_000],
      ],
    ],
  ])("%s", async (_words, answers, outcome, status, expected) => {
    const page = await signedInPage();
    const calls = serverAnswering(answers);
    const continuing = page.continueSession();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await continuing).toBe(outcome);
    expect(page.getSession().status).toBe(status);
    expect(calls.map(({ path, after }) => [path, after])).toEqual(expected);
  });
});
