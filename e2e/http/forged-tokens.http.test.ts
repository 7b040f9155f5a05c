import { decode, encode } from "next-auth/jwt";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshAccount, OWN_ORIGIN, openSession, refresh, removeAccounts } from "@/e2e/support/accounts";
import { call } from "@/e2e/support/api";
import { forgedTokens, payloadOf, signToken } from "@/e2e/support/forged-tokens";

const COOKIE = "next-auth.session-token";
const secret = process.env.NEXTAUTH_SECRET ?? "";

let own: Awaited<ReturnType<typeof openSession>>;
let forged: [name: string, token: string][];
let sealed: Record<string, unknown>;
beforeAll(async () => {
  own = await openSession(await freshAccount());
  const { token: other } = await openSession(await freshAccount());
  forged = Object.entries(forgedTokens(own.token, other));
  sealed = { ...(await decode({ token: own.session.slice(COOKIE.length + 1), secret })) };
});
afterAll(removeAccounts);

const asBearer = async (authorization: string) => {
  const headers = { Authorization: authorization };
  const answers = [
    await call("/api/admin/part-requests", { headers }),
    await call("/api/auth/verify", { headers }),
  ];
  return answers.map(({ status }) => status);
};

const asCookie = async (value: string) => {
  const Cookie = `${COOKIE}=${value}`;
  const { status, headers } = await call("/admin", { headers: { Cookie } });
  const isRedirect = status === 307 && headers.get("location")?.includes("/login?from=");
  return [(await refresh({ Cookie, ...OWN_ORIGIN })).status, isRedirect];
};

describe("a forged token", () => {
  it("differs from a valid one only in the forged part", async () => {
    expect(await asBearer(`Bearer ${signToken(payloadOf(own.token))}`)).toEqual([200, 200]);
    expect(forged.length).toBeGreaterThan(50);
  });

  it("is rejected as a bearer token", async () => {
    for (const [name, token] of forged) expect(await asBearer(`Bearer ${token}`), name).toEqual([401, 401]);
  });

  it("is rejected as the session cookie", async () => {
    for (const [name, token] of forged) expect(await asCookie(token), name).toEqual([401, true]);
    expect(await asCookie(own.token)).toEqual([401, true]);
  });

  it("is ignored anywhere else, and so is a valid one", async () => {
    const { token, session } = own;
    const cookie = session.slice(COOKIE.length + 1);
    for (const authorization of [
      token,
      `Bearer  ${token}`,
      `Bearer\t${token}`,
      `Bearer ${token}, Bearer ${token}`,
      `Bearer ${token},`,
      `Bearer "${token}"`,
      `Bearer ${token} ${token}`,
      `Bearer=${token}`,
      `Token ${token}`,
      `Basic ${Buffer.from(`admin:${token}`).toString("base64")}`,
      `Bearer ${encodeURIComponent(`${token} `)}`,
      "Bearer",
      "Bearer null",
      // The content of the cookie is not a bearer token, encrypted or decrypted.
      `Bearer ${cookie}`,
      `Bearer ${encodeURIComponent(cookie)}`,
      `Bearer ${sealed.credential}`,
      `Bearer ${sealed.sid}`,
    ]) {
      expect(await asBearer(authorization), authorization).toEqual([401, 401]);
    }
    const path = "/api/admin/part-requests";
    expect((await call(`${path}?access_token=${token}`)).status).toBe(401);
    const elsewhere: Record<string, string>[] = [
      { Cookie: `authToken=${token}` },
      { "X-Access-Token": token },
      { "X-Authorization": `Bearer ${token}` },
      { Cookie: own.cookie },
      { Cookie: own.cookie, "x-middleware-subrequest": "middleware:middleware:middleware" },
    ];
    for (const headers of elsewhere) {
      expect((await call(path, { headers })).status).toBe(401);
    }
  });
});

describe("a session cookie", () => {
  const seal = (changes: object, options: { secret?: string; maxAge?: number } = {}) =>
    encode({ token: { ...sealed, ...changes }, secret, maxAge: 3_600, ...options });

  it("is accepted when all of it is valid", async () => {
    const Cookie = `${COOKIE}=${await seal({})}`;
    expect((await call("/admin", { headers: { Cookie } })).status).toBe(200);
  });

  it.each([
    ["another secret", {}, { secret: "x".repeat(32) }],
    ["an expiry in the past", {}, { maxAge: -60 }],
    ["no session", { sid: undefined }, {}],
    ["no user", { sub: undefined }, {}],
    ["no credential", { credential: undefined }, {}],
    ["another user", { sub: "no-such-user-0" }, {}],
    ["an unknown session", { sid: "no-such-session-0" }, {}],
    ["a null character", { sid: "a\0b" }, {}],
    ["numbers as ids", { sid: 1, sub: 2 }, {}],
  ])("is rejected with %s", async (_name, changes, options) => {
    const Cookie = `${COOKIE}=${await seal(changes, options)}`;
    const page = await call("/admin", { headers: { Cookie } });
    expect(page.status === 307 || page.text.includes("NEXT_REDIRECT;replace;/login?from=")).toBe(true);
    expect((await refresh({ Cookie, ...OWN_ORIGIN })).status).toBe(401);
  });

  it("is rejected next to another cookie of the same name", async () => {
    const stranger = await openSession(await freshAccount());
    for (const Cookie of [`${stranger.session}; ${own.session}`, `${own.session}; ${own.session}`]) {
      expect((await refresh({ Cookie, ...OWN_ORIGIN })).status).toBe(401);
      expect((await call("/admin", { headers: { Cookie } })).text).not.toContain("Vehicle Inventory");
    }
    expect((await refresh({ Cookie: own.session, ...OWN_ORIGIN })).status).toBe(200);
  });

  it("is rejected before it is decrypted when it is too large", async () => {
    const { status } = await call("/admin", { headers: { Cookie: `${COOKIE}=${"a".repeat(20_000)}` } });
    expect(status).toBe(431);
  });
});

it("a header that skips the middleware does not open an office page", async () => {
  for (const value of [
    "middleware",
    "middleware:middleware:middleware:middleware:middleware",
    "src/middleware",
  ]) {
    const { status, text } = await call("/admin", { headers: { "x-middleware-subrequest": value } });
    expect(status === 307 || text.includes("NEXT_REDIRECT;replace;/login?from=")).toBe(true);
  }
});
