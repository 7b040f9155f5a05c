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
import { call } from "@/e2e/support/api";
import { site } from "@/e2e/support/site";
import type { AccountEvent, AccountSession } from "@/lib/auth/schema";

const SESSIONS = "/api/admin/account/sessions";
const PASSWORD = "/api/admin/account/password";
const EVENTS = "/api/admin/account/events";
const PROFILE = "/api/admin/account/profile";
const NEW_PASSWORD = "another password, quite long";

const sessionsOf = async (token: string, at = site.url) =>
  (await call(SESSIONS, { token, at })).body as AccountSession[];
const verified = async (token: string, at: string) =>
  (await call("/api/auth/verify", { token, at })).status === 200;
const changeName = (token: string, displayName: unknown) =>
  call(PROFILE, { method: "PUT", json: { displayName }, token });
const changePassword = (token: string, json: object) => call(PASSWORD, { method: "PUT", json, token });

afterAll(removeAccounts);

describe("the sessions of an account", () => {
  it("are listed only for their owner, last seen first", async () => {
    const before = Date.now();
    const account = await freshAccount();
    await openSession(await freshAccount());
    const counter = await openSession(account, { headers: { "User-Agent": "Counter \u009b31m PC" } });
    const phone = await openSession(account, { headers: { "User-Agent": "Phone" } });
    const sessions = await sessionsOf(phone.token);
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ["Phone", true],
      ["Counter 31m PC", false],
    ]);
    for (const { _id, createdAt, lastSeenAt } of sessions) {
      expect(_id.length).toBeGreaterThanOrEqual(10);
      for (const instant of [createdAt, lastSeenAt])
        expect(Date.parse(instant)).toBeGreaterThanOrEqual(before);
    }
    expect((await sessionsOf(counter.token)).find(({ current }) => current)?.device).toBe("Counter 31m PC");
  });

  it("have a last-seen time with a resolution of about a minute", async () => {
    const account = await freshAccount();
    const [first, second] = [await openSession(account), await openSession(account)];
    await query(
      `UPDATE "Session" SET "lastSeenAt" = now() - interval '5 minutes' WHERE "userId" = (SELECT "id" FROM "User" WHERE "username" = $1)`,
      [account.username],
    );
    const requestedAt = Date.now();
    const seen = (await sessionsOf(first.token)).map(({ current, lastSeenAt }) => [
      current,
      Date.parse(lastSeenAt) >= requestedAt,
    ]);
    expect(seen).toEqual([
      [true, true],
      [false, false],
    ]);
    // Within a minute, the time is not updated.
    const before = await sessionsOf(second.token);
    expect(await sessionsOf(second.token)).toEqual(before);
  });

  it("can be ended one by one, immediately on every instance, and only by their owner", async () => {
    const account = await freshAccount();
    const [own, other, stranger] = [
      await openSession(account),
      await openSession(account),
      await openSession(await freshAccount()),
    ];
    const id = (await sessionsOf(own.token)).find(({ current }) => !current)?._id ?? "";
    const end = (token: string) =>
      call(`${SESSIONS}/${id}`, { method: "DELETE", token, at: site.limitedUrl });
    expect((await end(stranger.token)).status).toBe(404);
    expect((await end(own.token)).status).toBe(204);
    expect(await verified(other.token, site.url)).toBe(false);
    expect((await refresh({ Cookie: other.cookie, ...OWN_ORIGIN })).status).toBe(401);
    expect(await end(own.token)).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await eventsOf(account)).toEqual(["signed_in", "signed_in", "session_ended"]);
  });

  it("can be ended all at once, including the current one", async () => {
    const account = await freshAccount();
    const [own, other] = [await openSession(account), await openSession(account)];
    const { status, headers } = await call(SESSIONS, { method: "DELETE", token: own.token });
    expect(status).toBe(204);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/session-token=;.*Max-Age=0/)]);
    for (const at of [site.url, site.limitedUrl]) {
      expect(await verified(own.token, at)).toBe(false);
      expect(await verified(other.token, at)).toBe(false);
    }
    expect(await eventsOf(account)).toEqual(["signed_in", "signed_in", "sessions_ended"]);
  });

  it("end after a day, even when active", async () => {
    const account = await freshAccount();
    const { cookie } = await openSession(account);
    const age = (hours: number) =>
      query(
        `UPDATE "Session" SET "createdAt" = now() - make_interval(hours => $2) WHERE "userId" = (SELECT "id" FROM "User" WHERE "username" = $1)`,
        [account.username, hours],
      );
    await age(23);
    const renewed = await refresh({ Cookie: cookie, ...OWN_ORIGIN });
    expect(renewed.status).toBe(200);
    const [session] = await query<{ hours: number }>(
      `SELECT extract(epoch FROM "expiresAt" - "createdAt")::float / 3600 AS hours FROM "Session" WHERE "userId" = (SELECT "id" FROM "User" WHERE "username" = $1)`,
      [account.username],
    );
    expect(session?.hours).toBeCloseTo(24);
    await age(25);
    // This refresh sets an expiry in the past.
    const last = cookiesIn(await refresh({ Cookie: cookiesIn(renewed).session, ...OWN_ORIGIN }));
    expect((await refresh({ Cookie: last.session, ...OWN_ORIGIN })).status).toBe(401);
  });
});

describe("changing the password", () => {
  it("ends every session and opens a new one for this browser", async () => {
    const account = await freshAccount();
    const [own, other] = [await openSession(account), await openSession(account)];
    const answer = await changePassword(own.token, {
      currentPassword: account.password,
      newPassword: NEW_PASSWORD,
    });
    expect(answer).toMatchObject({ status: 200, body: { user: { username: account.username } } });
    const { accessToken } = answer.body as { accessToken: string };
    for (const at of [site.url, site.limitedUrl]) {
      expect(await verified(own.token, at)).toBe(false);
      expect(await verified(other.token, at)).toBe(false);
      expect(await verified(accessToken, at)).toBe(true);
    }
    expect((await refresh({ Cookie: own.cookie, ...OWN_ORIGIN })).status).toBe(401);
    expect((await refresh({ Cookie: cookiesIn(answer).session, ...OWN_ORIGIN })).status).toBe(200);
    expect((await logIn(account)).status).toBe(401);
    expect((await logIn({ ...account, password: NEW_PASSWORD })).status).toBe(200);
    expect(await eventsOf(account)).toEqual([
      "signed_in",
      "signed_in",
      "password_changed",
      "sign_in_failed",
      "signed_in",
    ]);
  });

  it.each([
    [{}, "currentPassword", "Please enter your current password"],
    [{ currentPassword: "x" }, "newPassword", "Please enter a new password"],
    [{ currentPassword: "x", newPassword: "short" }, "newPassword", "A password has 12 to 200 characters."],
    [
      { currentPassword: "x", newPassword: "x".repeat(201) },
      "newPassword",
      "A password has 12 to 200 characters.",
    ],
    [
      { currentPassword: NEW_PASSWORD, newPassword: NEW_PASSWORD },
      "newPassword",
      "Please choose a password other than your current one",
    ],
  ])("rejects %j without counting a failure", async (json, field, message) => {
    const { token } = await openSession(await freshAccount());
    for (let i = 0; i < 4; i += 1) {
      expect(await changePassword(token, json)).toMatchObject({
        status: 400,
        body: { fields: { [field]: message } },
      });
    }
  });

  it("limits guesses of the current password with a stolen token", async () => {
    const account = await freshAccount();
    const { token } = await openSession(account);
    const before = Date.now();
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        changePassword(token, { currentPassword: `guess ${i}`, newPassword: NEW_PASSWORD }),
      ),
    );
    const wrong = guesses.filter(({ status }) => status === 400);
    expect(wrong).toHaveLength(3);
    expect(wrong[0]?.body).toMatchObject({ fields: { currentPassword: expect.stringMatching(/\w/) } });
    const rejected = guesses.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(9);
    const seconds = Number(rejected[0]?.headers.get("retry-after"));
    expect(seconds).toBeGreaterThanOrEqual(60 - Math.ceil((Date.now() - before) / 1_000));
    expect(seconds).toBeLessThanOrEqual(60);
    // The correct password is not verified either, but signing in is not locked.
    const right = { currentPassword: account.password, newPassword: NEW_PASSWORD };
    expect((await changePassword(token, right)).status).toBe(429);
    expect((await logIn(account)).status).toBe(200);
    expect((await eventsOf(account)).sort()).toEqual(
      [
        "locked",
        ...Array(3).fill("password_change_failed"),
        "refused_while_locked",
        "signed_in",
        "signed_in",
      ].sort(),
    );
  });

  it("happens once for two concurrent requests", async () => {
    const account = await freshAccount();
    const { token } = await openSession(account);
    const changes = await Promise.all(
      ["first", "second"].map((word) =>
        changePassword(token, { currentPassword: account.password, newPassword: `the ${word} password` }),
      ),
    );
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

describe("the profile of an account", () => {
  it("has no display name at first, and stores one, trimmed, for its owner only", async () => {
    const account = await freshAccount();
    const [own, stranger] = [await openSession(account), await openSession(await freshAccount())];
    const first = await call(PROFILE, { token: own.token });
    expect(first).toMatchObject({ status: 200, body: { displayName: null } });
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(Object.keys(first.body as object)).toEqual(["displayName"]);
    expect(await changeName(own.token, "  June Abbott ")).toMatchObject({
      status: 200,
      body: { displayName: "June Abbott" },
    });
    expect((await call(PROFILE, { token: own.token })).body).toEqual({ displayName: "June Abbott" });
    expect((await call(PROFILE, { token: stranger.token })).body).toEqual({ displayName: null });
  });

  it("records a change of the display name, and no repetition", async () => {
    const account = await freshAccount();
    const { token } = await openSession(account);
    for (const name of ["June", "June", null, null]) expect((await changeName(token, name)).status).toBe(200);
    expect(await eventsOf(account)).toEqual(["signed_in", "display_name_changed", "display_name_changed"]);
    const [event] = (await call(EVENTS, { token })).body as AccountEvent[];
    expect(event).toMatchObject({ kind: "display_name_changed", address: "127.0.0.1" });
    expect(JSON.stringify(event)).not.toContain("June");
  });

  it.each([
    ["", "A display name has 1 to 60 characters"],
    [" \u200b ", "A display name has 1 to 60 characters"],
    ["x".repeat(61), "A display name has 1 to 60 characters"],
    [7, "A display name has 1 to 60 characters"],
    [undefined, "A display name has 1 to 60 characters"],
    ["June\u0007", "A display name must not have control characters"],
    ["June\nAbbott", "A display name must not have control characters"],
    ["\u202ettobbA", "A display name must not have control characters"],
  ])("rejects %j", async (name, message) => {
    const { token } = await openSession(await freshAccount());
    expect(await changeName(token, name)).toMatchObject({
      status: 400,
      body: { fields: { displayName: message } },
    });
    expect((await call(PROFILE, { token })).body).toEqual({ displayName: null });
  });
});

describe("the events of an account", () => {
  it("are listed for its owner in pages, newest first", async () => {
    const account = await freshAccount();
    await openSession(await freshAccount());
    await logIn({ ...account, password: "wrong" });
    const { token } = await openSession(account, { headers: { "User-Agent": "Counter PC" } });
    const first = await call(`${EVENTS}?limit=1`, { token });
    expect(first.status).toBe(200);
    expect(first.headers.get("x-total-count")).toBe("2");
    const [event] = first.body as AccountEvent[];
    expect(event).toEqual({
      _id: expect.any(String),
      kind: "signed_in",
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      device: "Counter PC",
      deviceName: "Unknown device",
      address: "127.0.0.1",
    });
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = await call(next, { token });
    expect(second.body).toMatchObject([{ kind: "sign_in_failed" }]);
    expect(second.headers.get("link")).toBeNull();
    expect((await call(`${EVENTS}?cursor=x`, { token })).status).toBe(400);
  });
});
