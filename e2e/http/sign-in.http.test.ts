import { afterAll, describe, expect, it } from "vitest";
import {
  freshAccount,
  freshAccounts,
  logIn,
  OWN_ORIGIN,
  openSession,
  query,
  refresh,
  removeAccounts,
} from "@/e2e/support/accounts";
import { call } from "@/e2e/support/api";
import { payloadOf } from "@/e2e/support/forged-tokens";
import { site } from "@/e2e/support/site";

afterAll(removeAccounts);

describe("signing in", () => {
  it("returns a token of 30 minutes, the user, and cookies that scripts cannot read", async () => {
    const { status, body, headers } = await logIn(site.administrator);
    expect(status).toBe(200);
    expect(body).toEqual({
      accessToken: expect.any(String),
      user: { id: expect.any(String), username: site.administrator.username, role: "administrator" },
    });
    const { exp, iat } = payloadOf((body as { accessToken: string }).accessToken);
    expect(exp - iat).toBe(1_800);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^next-auth\.session-token=[^;]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^known-device-[\w-]{12}=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("sends the same response for an unknown user, a wrong password and a disabled account", async () => {
    const [wrong, disabled] = await freshAccounts(2);
    await query(`UPDATE "User" SET "disabledAt" = now() WHERE "username" = $1`, [disabled?.username]);
    const attempts = [
      { username: `nobody-${Date.now()}`, password: "wrong" },
      { ...wrong, password: "wrong" },
      { ...disabled, password: "wrong" },
      { ...disabled },
    ];
    for (const { status, body, headers } of await Promise.all(attempts.map((json) => logIn(json)))) {
      expect(status).toBe(401);
      expect(body).toEqual({ error: "Invalid username or password", code: "invalid_credentials" });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it.each([{}, { username: "admin" }, { password: "x" }, { username: " ", password: "x" }])(
    "needs both fields, not %j",
    async (json) => {
      expect(await logIn(json)).toMatchObject({
        status: 400,
        body: { error: "Please enter both username and password" },
      });
    },
  );

  it("opens a new session, regardless of the cookie in the request", async () => {
    const [account, attacker] = await freshAccounts(2);
    if (!account || !attacker) throw new Error("No accounts.");
    const planted = await openSession(attacker);
    const own = await openSession(account, { headers: { Cookie: planted.cookie } });
    expect(own.session).not.toBe(planted.session);
    expect(payloadOf(own.token).sid).not.toBe(payloadOf(planted.token).sid);
    const isOpen = async (token: string) => (await call("/api/auth/verify", { token })).status === 200;
    expect(await isOpen(planted.token)).toBe(true);
    // The user's previous session is ended: its cookie is replaced, so it could no longer be signed out.
    const again = await openSession(account, { headers: { Cookie: own.cookie } });
    expect([await isOpen(own.token), await isOpen(again.token)]).toEqual([false, true]);
  });

  it.each(["known-device=%", "next-auth.session-token=%ff", "=; ;;==;a", "next-auth.session-token.0=x"])(
    "works with the malformed cookie %s",
    async (broken) => {
      const headers = { Cookie: broken, ...OWN_ORIGIN };
      expect((await logIn(await freshAccount(), { headers })).status).toBe(200);
      expect((await refresh(headers)).status).toBe(401);
      expect((await call("/api/auth/logout", { method: "POST", headers })).status).toBe(204);
    },
  );

  it("does not extend a session that is only read", async () => {
    const { cookie } = await openSession(await freshAccount());
    const { status, headers } = await call("/api/auth/session", { headers: { Cookie: cookie } });
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([]);
    expect((await call("/api/auth/session", { method: "HEAD" })).status).toBe(200);
  });
});

describe("an office page", () => {
  it.each([
    ["/admin?tab=parts", {}, "/login?from=%2Fadmin%3Ftab%3Dparts"],
    ["/admin//evil.example", {}, "/login?from=%2Fadmin%2F%2Fevil.example"],
    ["/admin", { Host: "evil.example" }, "/login?from=%2Fadmin"],
    ["/admin", { "X-Forwarded-Host": "evil.example" }, "/login?from=%2Fadmin"],
    ["/admin", { "X-Forwarded-Proto": "javascript" }, "/login?from=%2Fadmin"],
  ])("%s with %j redirects a visitor to this site's sign-in page", async (path, headers, expected) => {
    const { sendRaw } = await import("@/e2e/support/raw");
    const { status, headers: received } = await sendRaw(path, { headers: headers as Record<string, string> });
    expect([307, 308]).toContain(status);
    if (status === 307) expect(received.location).toBe(expected);
    else expect(received.location).toMatch(/^\/admin/);
  });
});

it.each([
  ["in the query", "/api/auth/session?callbackUrl=foo", {}],
  ["in a cookie", "/api/auth/session", { Cookie: "next-auth.callback-url=foo" }],
])("the session endpoint accepts a malformed callback URL %s", async (_name, path, headers) => {
  expect(await call(path, { headers })).toMatchObject({ status: 200, body: {} });
});
