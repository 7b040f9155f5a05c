import { afterAll, describe, expect, it } from "vitest";
import {
  cookiesIn,
  eventsOf,
  freshAccount,
  logIn,
  OWN_ORIGIN,
  openSession,
  query,
  refresh,
  removeAccounts,
} from "@/e2e/support/accounts";
import { type ApiResponse, call } from "@/e2e/support/api";
import { site } from "@/e2e/support/site";

afterAll(removeAccounts);

const renew = (cookie: string, at?: string) => refresh({ Cookie: cookie, ...OWN_ORIGIN }, at);
const isOpen = async (token: string, at = site.limitedUrl) =>
  (await call("/api/admin/part-requests?limit=1", { token, at })).status === 200;
/** Ends the overlap of the last rotation, as if its time had passed. */
const expireOverlap = ({ username }: { username: string }) =>
  query(`UPDATE "Session" SET "rotatedAt" = now() - interval '21 seconds' WHERE "userId" = $1`, [
    `test-${username}`,
  ]);

describe("refreshing", () => {
  it("returns a new token and a new cookie", async () => {
    const { session: first } = await openSession(await freshAccount());
    const answer = await renew(first);
    expect(answer).toMatchObject({ status: 200, body: { accessToken: expect.any(String) } });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^next-auth\.session-token=[^;]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    const second = cookiesIn(answer).session;
    expect(second).not.toBe(first);
    expect((await renew(second)).status).toBe(200);
  });

  it("logs no tab out when twenty tabs refresh at once on two instances", async () => {
    const account = await freshAccount();
    const { session, token } = await openSession(account);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        refresh(
          { Cookie: session, Origin: [site.url, site.limitedUrl][i % 2] ?? "" },
          [site.url, site.limitedUrl][i % 2],
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    for (const { body } of answers)
      expect(await isOpen((body as { accessToken: string }).accessToken)).toBe(true);
    expect(await isOpen(token)).toBe(true);
    // The session continues with any of the new cookies.
    await expireOverlap(account);
    expect((await renew(cookiesIn(answers.at(-1) as ApiResponse).session)).status).toBe(200);
    expect((await renew(cookiesIn(answers[0] as ApiResponse).session)).status).toBe(200);
    expect(await eventsOf(account)).toEqual(["signed_in"]);
  });

  it("works again for a page that was closed before its new cookie arrived", async () => {
    const account = await freshAccount();
    const { session } = await openSession(account);
    await renew(session);
    const again = cookiesIn(await renew(session)).session;
    await expireOverlap(account);
    expect((await renew(again)).status).toBe(200);
    expect(await eventsOf(account)).toEqual(["signed_in"]);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded"])("is rejected as %s", async (type) => {
    const { session } = await openSession(await freshAccount());
    const headers = { Cookie: session, ...OWN_ORIGIN, "Content-Type": type };
    for (const path of ["/api/auth/refresh", "/api/auth/logout"])
      expect((await call(path, { method: "POST", text: "{}", headers })).status).toBe(415);
    expect((await renew(session)).status).toBe(200);
  });

  it.each(["rotated twice", "rotated once, some time ago"])(
    "ends the whole session when a cookie is used that was %s",
    async (how) => {
      const account = await freshAccount();
      const { session: first, token } = await openSession(account);
      let last = cookiesIn(await renew(first)).session;
      if (how === "rotated twice") last = cookiesIn(await renew(last)).session;
      else await expireOverlap(account);
      expect(await isOpen(token)).toBe(true);
      expect((await renew(first)).status).toBe(401);
      expect(await isOpen(token)).toBe(false);
      const rejected = await renew(last);
      expect(rejected.status).toBe(401);
      expect(rejected.headers.getSetCookie()).toEqual([expect.stringMatching(/session-token=;.*Max-Age=0/)]);
      // Only once: reuse after the end of the session is not recorded.
      await renew(first);
      expect(await eventsOf(account)).toEqual(["signed_in", "credential_replayed"]);
    },
  );

  it.each([
    ["no origin", {}],
    ["a foreign origin", { Origin: "https://evil.example" }],
    ["an opaque origin", { Origin: "null" }],
    ["an origin that starts with the site's", { Origin: `${site.url}.evil.example` }],
    ["another port", { Origin: "http://127.0.0.1:1" }],
  ])("is rejected with %s", async (_name, headers) => {
    const { session } = await openSession(await freshAccount());
    expect((await refresh({ Cookie: session, ...(headers as object) })).status).toBe(403);
    expect((await renew(session)).status).toBe(200);
  });
});

describe("a session ends immediately, on every instance,", () => {
  it("when its browser signs out", async () => {
    const account = await freshAccount();
    const { token, session } = await openSession(account);
    expect(await isOpen(token)).toBe(true);
    expect((await call("/api/auth/logout", { method: "POST", token })).status).toBe(204);
    expect(await isOpen(token)).toBe(false);
    expect(await isOpen(token, site.url)).toBe(false);
    expect((await renew(session)).status).toBe(401);
    const page = await call("/admin", { headers: { Cookie: session } });
    expect(page.status === 307 ? page.headers.get("location") : page.text).toContain("/login?from=");
    expect(await eventsOf(account)).toEqual(["signed_in", "signed_out"]);
  });

  it("when its user is disabled, who then cannot sign in", async () => {
    const account = await freshAccount();
    const { token, session } = await openSession(account);
    await query(`UPDATE "User" SET "disabledAt" = now() WHERE "username" = $1`, [account.username]);
    expect(await isOpen(token)).toBe(false);
    expect(await isOpen(token, site.url)).toBe(false);
    expect((await renew(session)).status).toBe(401);
    expect((await logIn(account)).status).toBe(401);
  });

  it("when it was not refreshed for eight hours", async () => {
    const account = await freshAccount();
    const { token, session } = await openSession(account);
    await query(`UPDATE "Session" SET "expiresAt" = now() WHERE "userId" = $1`, [`test-${account.username}`]);
    expect(await isOpen(token)).toBe(false);
    expect((await renew(session)).status).toBe(401);
  });
});

it.each(["Bearer x", "x"])(
  "signing out with a cookie is rejected if the Authorization header is %j",
  async (authorization) => {
    const { token, session } = await openSession(await freshAccount());
    const headers = { Authorization: authorization, Cookie: session };
    expect((await call("/api/auth/logout", { method: "POST", headers })).status).toBe(403);
    expect(await isOpen(token)).toBe(true);
  },
);

it("signing out with a token and a cookie ends the sessions of both and never fails", async () => {
  const account = await freshAccount();
  const [one, other] = [await openSession(account), await openSession(account)];
  const out = (headers: Record<string, string>) => call("/api/auth/logout", { method: "POST", headers });
  expect((await out({ Authorization: `Bearer ${one.token}`, Cookie: other.session })).status).toBe(204);
  expect([await isOpen(one.token), await isOpen(other.token)]).toEqual([false, false]);
  for (const headers of [{ Authorization: "Bearer x" }, { Cookie: "x", ...OWN_ORIGIN }, { ...OWN_ORIGIN }])
    expect((await out(headers as Record<string, string>)).status).toBe(204);
});
