import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshAccount, query, removeAccounts } from "@/e2e/support/accounts";
import { call, signIn } from "@/e2e/support/api";
import { site } from "@/e2e/support/site";

const ADMIN_PATHS = [
  "/api/admin/part-requests",
  "/api/admin/part-requests/no-such-record",
  "/api/admin/repair-requests",
  "/api/admin/repair-requests/no-such-record",
  "/api/admin/retail-vehicles",
  "/api/admin/retail-vehicles/no-such-record",
  "/api/admin/dismantled-vehicles",
  "/api/admin/dismantled-vehicles/no-such-record",
];
const origin = { Origin: site.url };
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

let token: string;
let cookie: string;
afterAll(removeAccounts);
beforeAll(async () => {
  ({ token, cookie } = await signIn());
});

describe("signing in", () => {
  it("hands out a token of 30 minutes, the user, and a cookie that scripts cannot read", async () => {
    const { status, body, headers } = await call("/api/auth/login", { json: site.administrator });
    expect(status).toBe(200);
    expect(body).toEqual({
      accessToken: expect.any(String),
      user: { id: expect.any(String), username: site.administrator.username, role: "administrator" },
    });
    const { exp, iat } = payloadOf((body as { accessToken: string }).accessToken);
    expect(exp - iat).toBe(1_800);
    for (const line of headers.getSetCookie()) expect(line).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it("answers an unknown user and a wrong password alike", async () => {
    const { username } = await freshAccount();
    const tries = [username, `nobody-${Date.now()}`].map((name) =>
      call("/api/auth/login", { json: { username: name, password: "wrong" } }),
    );
    for (const { status, body } of await Promise.all(tries)) {
      expect(status).toBe(401);
      expect(body).toEqual({ error: "Invalid username or password", code: "invalid_credentials" });
    }
  });

  it.each([{}, { username: "admin" }, { password: "x" }, { username: " ", password: "x" }])(
    "needs both fields, not %j",
    async (json) => {
      expect(await call("/api/auth/login", { json })).toMatchObject({
        status: 400,
        body: { error: "Please enter both username and password" },
      });
    },
  );

  it("locks an account for a minute after three failures, and evaluates nothing meanwhile", async () => {
    const username = `locked-${Date.now()}`;
    const attempt = () => call("/api/auth/login", { json: { username, password: "wrong" } });
    await attempt();
    await attempt();
    expect((await attempt()).body).toMatchObject({
      error: "Too many failed attempts. Account locked for 1 minute.",
    });
    const locked = await attempt();
    expect(locked).toMatchObject({
      status: 429,
      body: { error: "Too many failed attempts. Please try again in 1 minute(s).", code: "locked" },
    });
    const seconds = Number(locked.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it("evaluates three of thirty guesses that come at once", async () => {
    const username = `rushed-${Date.now()}`;
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => call("/api/auth/login", { json: { username, password: "wrong" } })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(27);
  });

  it("leaves a known device in when strangers have locked the account", async () => {
    const account = await freshAccount();
    const first = await call("/api/auth/login", { json: account });
    const known = { Cookie: first.headers.getSetCookie().join("; ") };
    for (let i = 0; i < 3; i += 1) await call("/api/auth/login", { json: { ...account, password: "wrong" } });
    expect((await call("/api/auth/login", { json: account })).status).toBe(429);
    expect((await call("/api/auth/login", { json: account, headers: known })).status).toBe(200);
    // A stranger who makes up such a cookie is a stranger still.
    const forged = {
      Cookie: "known-device=AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    };
    expect((await call("/api/auth/login", { json: account, headers: forged })).status).toBe(429);
  });

  it.each(["known-device=%", "next-auth.session-token=%ff"])(
    "is not stopped by the cookie %s",
    async (broken) => {
      const headers = { Cookie: broken, ...origin };
      expect((await call("/api/auth/login", { json: await freshAccount(), headers })).status).toBe(200);
      expect((await call("/api/auth/refresh", { method: "POST", headers })).status).toBe(401);
      expect((await call("/api/auth/logout", { method: "POST", headers })).status).toBe(204);
    },
  );

  it("reads a session without prolonging it", async () => {
    const { status, headers } = await call("/api/auth/session", { headers: { Cookie: cookie } });
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([]);
    expect((await call("/api/auth/session", { method: "HEAD" })).status).toBe(200);
  });

  it("is closed to a disabled user, whose sessions end with it", async () => {
    const account = await freshAccount();
    const { body } = await call("/api/auth/login", { json: account });
    const { accessToken } = body as { accessToken: string };
    await query(`UPDATE "User" SET "disabledAt" = now() WHERE "username" = $1`, [account.username]);
    expect((await call("/api/auth/verify", { token: accessToken })).status).toBe(401);
    expect((await call("/api/auth/login", { json: account })).status).toBe(401);
  });
});

describe("the office's API", () => {
  it.each(ADMIN_PATHS)("is closed at %s without a bearer token", async (path) => {
    for (const headers of [
      {},
      { Cookie: cookie },
      { Authorization: "Basic YTpi" },
      { Authorization: `Bearer ${token}x` },
    ]) {
      expect((await call(path, { headers: headers as Record<string, string> })).status).toBe(401);
    }
  });

  it("takes no token that somebody else made", async () => {
    const claims = payloadOf(token);
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const [header, payload, signature] = token.split(".");
    const otherKey = await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
      .sign(new TextEncoder().encode("a key of somebody else, long enough"));
    const forged = [
      `${encode({ alg: "none", typ: "at+jwt" })}.${payload}.`,
      `${header}.${encode({ ...claims, exp: claims.exp + 9_999 })}.${signature}`,
      otherKey,
      cookie.split("=")[1] ?? "",
      "a.b.c",
      "",
    ];
    for (const one of forged) {
      const { status } = await call("/api/admin/part-requests", {
        headers: { Authorization: `Bearer ${one}` },
      });
      expect(status).toBe(401);
    }
  });

  it("is closed to a token once its session has been ended", async () => {
    const other = await signIn();
    expect((await call("/api/auth/verify", { token: other.token })).body).toMatchObject({ valid: true });
    expect((await call("/api/auth/logout", { method: "POST", token: other.token })).status).toBe(204);
    expect(await call("/api/auth/verify", { token: other.token })).toMatchObject({
      status: 401,
      body: { valid: false },
    });
    expect((await call("/api/admin/part-requests", { token: other.token })).status).toBe(401);
    const refresh = await call("/api/auth/refresh", {
      method: "POST",
      headers: { Cookie: other.cookie, ...origin },
    });
    expect(refresh.status).toBe(401);
  });
});

describe("refreshing", () => {
  const refresh = (headers: Record<string, string>) => call("/api/auth/refresh", { method: "POST", headers });
  const sessionOf = (headers: Headers) =>
    headers
      .getSetCookie()
      .find((line) => line.includes("session-token"))
      ?.split(";")[0];

  it("trades the cookie for a new token and a new cookie", async () => {
    const { cookie: first } = await signIn();
    const { status, body, headers } = await refresh({ Cookie: first, ...origin });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      accessToken: expect.any(String),
      user: { username: site.administrator.username },
    });
    const second = sessionOf(headers);
    expect(second).toBeDefined();
    expect(first).not.toContain(second);
    expect((await refresh({ Cookie: second ?? "", ...origin })).status).toBe(200);
  });

  it("logs nobody out when twenty tabs do it at once", async () => {
    const { cookie: first } = await signIn();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refresh({ Cookie: first, ...origin })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ headers }) => sessionOf(headers))).toHaveLength(1);
  });

  it("ends the session when a cookie is used that was traded twice over", async () => {
    const { cookie: first } = await signIn();
    const second = sessionOf((await refresh({ Cookie: first, ...origin })).headers) ?? "";
    const third = sessionOf((await refresh({ Cookie: second, ...origin })).headers) ?? "";
    expect((await refresh({ Cookie: first, ...origin })).status).toBe(401);
    expect((await refresh({ Cookie: third, ...origin })).status).toBe(401);
  });

  it.each([
    ["no origin", {}],
    ["a foreign origin", { Origin: "https://evil.example" }],
    ["no real origin", { Origin: "null" }],
  ])("is refused from a page with %s", async (_name, headers) => {
    const { cookie: first } = await signIn();
    expect((await refresh({ Cookie: first, ...(headers as Record<string, string>) })).status).toBe(403);
    expect((await refresh({ Cookie: first, ...origin })).status).toBe(200);
  });
});

describe("the office's pages", () => {
  it("send a visitor to sign in, and remember the wanted page", async () => {
    const { status, headers } = await call("/admin?tab=parts");
    expect(status).toBe(307);
    const target = new URL(headers.get("location") ?? "", site.url);
    expect(`${target.pathname}${target.search}`).toBe("/login?from=%2Fadmin%3Ftab%3Dparts");
  });

  it("open to a session, and to none that has been ended", async () => {
    const { token: own, cookie: session } = await signIn();
    expect((await call("/admin", { headers: { Cookie: session } })).status).toBe(200);
    await call("/api/auth/logout", { method: "POST", token: own });
    const { status, text, headers } = await call("/admin", { headers: { Cookie: session } });
    expect(status === 307 ? headers.get("location") : text).toContain("/login?from=");
    expect(text).not.toContain("Logout");
  });
});
