// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const USER = { id: "user-1", username: "counter", role: "administrator" };
const HALF_HOUR = 1_800;

const tokenFor = (seconds: number, name = "a") =>
  `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1_000) + seconds, name }))}.signature`;
const json = (body: unknown, status = 200) => Response.json(body, { status });

type Answers = Record<string, (call: { authorization: string | null }) => Response | Promise<Response>>;

/** A fake server with a response per path, which records the calls. */
function serverAnswering(answers: Answers) {
  const calls: { path: string; authorization: string | null }[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const authorization = new Headers(init.headers).get("authorization");
    calls.push({ path, authorization });
    const answer = answers[path.split("?")[0] ?? ""];
    if (!answer) throw new TypeError("network is down");
    return answer({ authorization });
  });
  return calls;
}

/** Fresh session modules, as on a page load. */
async function openPage() {
  vi.resetModules();
  const session = await import("@/lib/auth/browser/session");
  const { adminRequest } = await import("@/lib/auth/browser/admin-request");
  return { ...session, adminRequest };
}

const consoleError = vi.spyOn(console, "error");
const consoleWarn = vi.spyOn(console, "warn");

beforeEach(() => {
  localStorage.clear();
  consoleError.mockReset().mockImplementation(() => {});
  consoleWarn.mockReset().mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("an office page that opens", () => {
  it("adopts the stored token when the server confirms it", async () => {
    const token = tokenFor(HALF_HOUR);
    localStorage.setItem("authToken", token);
    localStorage.setItem("user", JSON.stringify(USER));
    const calls = serverAnswering({ "/api/auth/verify": () => json({ valid: true, user: USER }) });
    const page = await openPage();
    await page.startSession();
    expect(page.getSession()).toMatchObject({ status: "signed-in", token, user: USER });
    expect(calls).toEqual([{ path: "/api/auth/verify", authorization: `Bearer ${token}` }]);
  });

  it.each([
    ["there is none", null],
    ["it cannot be read", "nonsense"],
    ["it expires within five minutes", tokenFor(299)],
  ])("renews the stored token when %s", async (_case, stored) => {
    if (stored) localStorage.setItem("authToken", stored);
    const fresh = tokenFor(HALF_HOUR);
    serverAnswering({ "/api/auth/refresh": () => json({ accessToken: fresh, user: USER }) });
    const page = await openPage();
    await page.startSession();
    expect(page.getSession()).toMatchObject({ status: "signed-in", token: fresh });
    expect(localStorage.getItem("authToken")).toBe(fresh);
    expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(USER);
    expect(Object.keys(localStorage).toSorted()).toEqual(["authToken", "user"]);
  });

  it.each([
    ["rejects it", () => json({ valid: false, error: "Token revoked" }, 401)],
    ["sends a response that is not JSON", () => new Response("<html></html>")],
  ])("renews the stored token when the server %s", async (_case, verify) => {
    localStorage.setItem("authToken", tokenFor(HALF_HOUR, "old"));
    const fresh = tokenFor(HALF_HOUR, "fresh");
    serverAnswering({
      "/api/auth/verify": verify,
      "/api/auth/refresh": () => json({ accessToken: fresh, user: USER }),
    });
    const page = await openPage();
    await page.startSession();
    expect(page.getSession()).toMatchObject({ status: "signed-in", token: fresh });
  });

  it("is signed out, with nothing left in storage, when the renewal is refused", async () => {
    localStorage.setItem("authToken", tokenFor(10));
    localStorage.setItem("user", JSON.stringify(USER));
    serverAnswering({ "/api/auth/refresh": () => json({ error: "Sign in again." }, 401) });
    const page = await openPage();
    await page.startSession();
    expect(page.getSession()).toEqual({ status: "signed-out", reason: "expired" });
    expect(localStorage.length).toBe(0);
  });

  it("keeps the stored token when the server cannot be reached", async () => {
    const token = tokenFor(10);
    localStorage.setItem("authToken", token);
    serverAnswering({});
    const page = await openPage();
    await page.startSession();
    expect(page.getSession()).toEqual({ status: "unreachable" });
    expect(localStorage.getItem("authToken")).toBe(token);
  });
});

describe("renewing the token", () => {
  it("is shared by concurrent callers, and happens again afterwards", async () => {
    const fresh = tokenFor(HALF_HOUR);
    const calls = serverAnswering({ "/api/auth/refresh": () => json({ accessToken: fresh, user: USER }) });
    const page = await openPage();
    expect(await Promise.all([page.refreshToken(), page.refreshToken(), page.refreshToken()])).toEqual([
      fresh,
      fresh,
      fresh,
    ]);
    expect(calls).toHaveLength(1);
    await page.refreshToken();
    expect(calls).toHaveLength(2);
  });

  it.each([
    ["is refused", { "/api/auth/refresh": () => json({ error: "No session." }, 401) }],
    ["has no token", { "/api/auth/refresh": () => json({}) }],
    ["has a token that cannot be read", { "/api/auth/refresh": () => json({ accessToken: "abc" }) }],
    ["gets no response", {}],
  ])("is null and logged when it %s", async (_case, answers: Answers) => {
    serverAnswering(answers);
    const page = await openPage();
    expect(await page.refreshToken()).toBeNull();
    expect(consoleError).toHaveBeenCalledWith("Failed to refresh token");
  });

  it("does not restore a session that was signed out meanwhile", async () => {
    let answerNow = () => {};
    const gate = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const calls = serverAnswering({
      "/api/auth/refresh": () => gate.then(() => json({ accessToken: tokenFor(HALF_HOUR), user: USER })),
      "/api/auth/logout": () => new Response(null, { status: 204 }),
    });
    const page = await openPage();
    const refreshing = page.refreshToken();
    await expect.poll(() => calls).toHaveLength(1);
    await page.logout();
    answerNow();
    expect(await refreshing).toBeNull();
    expect(page.getSession()).toEqual({ status: "signed-out", reason: "logout" });
    expect(localStorage.length).toBe(0);
  });
});

describe("signing in and out", () => {
  it.each(["accessToken", "token"])("takes the token from %s", async (name) => {
    const token = tokenFor(HALF_HOUR);
    serverAnswering({ "/api/auth/login": () => json({ [name]: token, user: USER }) });
    const page = await openPage();
    await page.login("counter", "secret");
    expect(page.currentToken()).toBe(token);
  });

  it.each([
    [
      "the server's message",
      () => json({ error: "Invalid username or password" }, 401),
      "Invalid username or password",
    ],
    [
      "'Login failed' for a response that is not JSON",
      () => new Response("<html>", { status: 502 }),
      "Login failed",
    ],
    ["'Authentication failed' for one without a token", () => json({}), "Authentication failed"],
  ])("fails with %s", async (_case, answer, message) => {
    serverAnswering({ "/api/auth/login": answer });
    const page = await openPage();
    await expect(page.login("counter", "wrong")).rejects.toThrow(message);
  });

  it.each([
    ["the server confirms", { "/api/auth/logout": () => new Response(null, { status: 204 }) }],
    ["the server fails", { "/api/auth/logout": () => json({ error: "Down." }, 503) }],
    ["there is no response", {}],
  ])("clears the browser's storage when %s", async (_case, answers: Answers) => {
    localStorage.setItem("authToken", tokenFor(HALF_HOUR));
    localStorage.setItem("user", JSON.stringify(USER));
    serverAnswering(answers);
    const page = await openPage();
    await page.logout();
    expect(localStorage.length).toBe(0);
    expect(page.getSession()).toEqual({ status: "signed-out", reason: "logout" });
  });
});

describe("a request to the admin API", () => {
  const old = tokenFor(HALF_HOUR, "old");
  const fresh = tokenFor(HALF_HOUR, "fresh");
  const onlyFresh = ({ authorization }: { authorization: string | null }) =>
    authorization === `Bearer ${fresh}` ? json({ fine: true }) : json({ error: "Token expired." }, 401);

  it("is sent again with a new token when the old one is refused", async () => {
    localStorage.setItem("authToken", old);
    const calls = serverAnswering({
      "/api/admin/thing": onlyFresh,
      "/api/auth/refresh": () => json({ accessToken: fresh, user: USER }),
    });
    const page = await openPage();
    expect(await page.adminRequest("/api/admin/thing")).toEqual({ fine: true });
    expect(calls.map(({ path }) => path)).toEqual([
      "/api/admin/thing",
      "/api/auth/refresh",
      "/api/admin/thing",
    ]);
    expect(consoleWarn).not.toHaveBeenCalled();
  });

  it("shares one renewal with the others that were refused", async () => {
    localStorage.setItem("authToken", old);
    const calls = serverAnswering({
      "/api/admin/thing": onlyFresh,
      "/api/auth/refresh": () => json({ accessToken: fresh, user: USER }),
    });
    const page = await openPage();
    await Promise.all([1, 2, 3].map(() => page.adminRequest("/api/admin/thing")));
    expect(calls.filter(({ path }) => path === "/api/auth/refresh")).toHaveLength(1);
  });

  it("ends the session when the token cannot be renewed", async () => {
    localStorage.setItem("authToken", old);
    serverAnswering({ "/api/admin/thing": onlyFresh, "/api/auth/refresh": () => json({}, 401) });
    const page = await openPage();
    await expect(page.adminRequest("/api/admin/thing")).rejects.toThrow("Token expired.");
    expect(page.getSession()).toEqual({ status: "signed-out", reason: "expired" });
  });

  it("warns in the console when there is no token to send", async () => {
    serverAnswering({ "/api/admin/thing": () => json({ fine: true }) });
    const page = await openPage();
    await page.adminRequest("/api/admin/thing");
    expect(consoleWarn).toHaveBeenCalledWith("Calling /api/admin/thing without an access token");
  });
});
