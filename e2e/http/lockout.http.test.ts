import { afterAll, describe, expect, it } from "vitest";
import {
  type Account,
  eventsOf,
  freshAccount,
  logIn,
  openSession,
  query,
  removeAccounts,
} from "@/e2e/support/accounts";
import { call } from "@/e2e/support/api";
import { withEmptyRateLimits } from "@/e2e/support/rate-limit";
import { site } from "@/e2e/support/site";

afterAll(removeAccounts);

const instances = [site.url, site.limitedUrl] as const;
/** The second instance has rate limits, which must not apply before the lockout does. */
const resetRateLimits = () => query(`DELETE FROM "RequestCount"`);

const fail = (account: Account, headers: Record<string, string> = {}) =>
  logIn({ ...account, password: "wrong" }, { headers });

type Counter = { failures: number; lockedUntil: Date | null };
const countersOf = ({ username }: Account) =>
  query<Counter>(
    `SELECT "failures", "lockedUntil" FROM "SignInAttempt" WHERE "userId" = $1 ORDER BY "failures" DESC`,
    [`test-${username}`],
  );
/** Makes the lock of an account last for this test, however long the test takes. */
const prolongLock = ({ username }: Account) =>
  query(`UPDATE "SignInAttempt" SET "lockedUntil" = now() + interval '1 hour' WHERE "userId" = $1`, [
    `test-${username}`,
  ]);
/** Ends the lock of an account, as if its time had passed. */
const expireLock = ({ username }: Account) =>
  query(`UPDATE "SignInAttempt" SET "lockedUntil" = now() WHERE "userId" = $1`, [`test-${username}`]);

describe("the lockout", () => {
  it("gets longer with more failures, rejects attempts without verifying them, and is cleared by a success", async () => {
    const account = await freshAccount();
    const errorsAfter = async (count: number) => {
      const answers = [];
      for (let i = 0; i < count; i += 1)
        answers.push(((await fail(account)).body as { error: string }).error);
      return answers;
    };
    const wrong = "Invalid username or password";
    const lockedFor = (minutes: string) => `Too many failed attempts. Account locked for ${minutes}.`;
    const before = Date.now();
    expect(await errorsAfter(3)).toEqual([wrong, wrong, lockedFor("1 minute")]);
    const [first] = await countersOf(account);
    const lockedUntil = first?.lockedUntil?.getTime() ?? 0;
    expect(lockedUntil).toBeGreaterThanOrEqual(before + 60_000);
    expect(lockedUntil).toBeLessThanOrEqual(Date.now() + 60_000);
    const sentAt = Date.now();
    const rejected = await logIn(account);
    expect(rejected).toMatchObject({
      status: 429,
      body: { error: "Too many failed attempts. Please try again in 1 minute(s).", code: "locked" },
    });
    const seconds = Number(rejected.headers.get("retry-after"));
    expect(seconds).toBeGreaterThanOrEqual(Math.ceil((lockedUntil - Date.now()) / 1_000));
    expect(seconds).toBeLessThanOrEqual(Math.ceil((lockedUntil - sentAt) / 1_000));
    expect(await countersOf(account)).toEqual([first]);
    await expireLock(account);
    expect(await errorsAfter(2)).toEqual([wrong, lockedFor("15 minutes")]);
    expect((await fail(account)).body).toMatchObject({ error: expect.stringMatching(/again in 15 minute/) });
    await expireLock(account);
    // Each later failure locks for as long.
    expect(await errorsAfter(1)).toEqual([lockedFor("15 minutes")]);
    await expireLock(account);
    expect((await logIn(account)).status).toBe(200);
    expect(await countersOf(account)).toEqual([]);
    expect(await errorsAfter(1)).toEqual([wrong]);
  });

  it("resets after a day without failures", async () => {
    const account = await freshAccount();
    for (let i = 0; i < 2; i += 1) await fail(account);
    await query(
      `UPDATE "SignInAttempt" SET "lastFailureAt" = now() - interval '25 hours' WHERE "userId" = $1`,
      [`test-${account.username}`],
    );
    await fail(account);
    expect(await countersOf(account)).toEqual([{ failures: 1, lockedUntil: null }]);
  });

  it("verifies five of a thousand guesses that are sent in bursts to two instances within a quarter of an hour", async () => {
    const account = await freshAccount();
    const answers: { status: number; code: string }[] = [];
    const burst = async () => {
      await resetRateLimits();
      // Few enough for the connection pools of two instances on a slow machine.
      const guesses = Array.from({ length: 10 }, (_, i) =>
        logIn({ ...account, password: `guess ${i}` }, { at: instances[i % 2] ?? site.url }),
      );
      for (const { status, body } of await Promise.all(guesses))
        answers.push({ status, code: (body as { code: string }).code });
    };
    await burst();
    await prolongLock(account);
    for (let i = 1; i < 50; i += 1) await burst();
    expect(await countersOf(account)).toMatchObject([{ failures: 3 }]);
    await expireLock(account);
    const before = Date.now();
    await burst();
    const [counter] = await countersOf(account);
    const lockedUntil = counter?.lockedUntil?.getTime() ?? 0;
    expect(lockedUntil).toBeGreaterThanOrEqual(before + 15 * 60_000);
    expect(lockedUntil).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
    await prolongLock(account);
    for (let i = 1; i < 50; i += 1) await burst();
    expect(await countersOf(account)).toMatchObject([{ failures: 5 }]);
    expect(answers).toHaveLength(1_000);
    expect(answers.filter(({ code }) => code === "invalid_credentials")).toHaveLength(5);
    expect(answers.filter(({ code }) => code === "locked")).toHaveLength(995);
    // Recorded are each verified guess, each lock, and once per lock that more attempts were rejected.
    const events = await eventsOf(account);
    const count = (kind: string) => events.filter((one) => one === kind).length;
    expect([events.length, count("sign_in_failed"), count("locked"), count("refused_while_locked")]).toEqual([
      9, 5, 2, 2,
    ]);
  }, 300_000);

  it("accepts concurrent sign-ins with the right password, also after wrong ones", async () => {
    const account = await freshAccount();
    for (let i = 0; i < 2; i += 1) await fail(account);
    await resetRateLimits();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => logIn(account, { at: instances[i % 2] ?? site.url })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const tokens = answers.map(({ body }) => (body as { accessToken: string }).accessToken);
    for (const token of tokens) expect((await call("/api/auth/verify", { token })).status).toBe(200);
    expect(await countersOf(account)).toEqual([]);
  });

  it("reports at most two of many concurrent wrong passwords as wrong before the lock", async () => {
    const account = await freshAccount();
    const answers = await Promise.all(Array.from({ length: 20 }, () => fail(account)));
    const errors = answers.map(({ body }) => (body as { error: string }).error).sort();
    expect(errors).toEqual([
      ...Array(2).fill("Invalid username or password"),
      "Too many failed attempts. Account locked for 1 minute.",
      ...Array(17).fill("Too many failed attempts. Please try again in 1 minute(s)."),
    ]);
    expect((await logIn(account)).status).toBe(429);
    expect(await countersOf(account)).toMatchObject([{ failures: 3 }]);
  });

  it("counts every spelling of a name together", async () => {
    const account = { ...(await freshAccount()), password: "wrong" };
    const { username } = account;
    const spellings = [username.toUpperCase(), ` ${username}\t`, `\u00a0${username}\ufeff`];
    for (const spelling of spellings)
      expect((await logIn({ ...account, username: spelling })).status).toBe(401);
    expect((await fail(account)).status).toBe(429);
  });

  it.each([
    ["a\u0000b", 400],
    ["a".repeat(201), 400],
    ["\ud800", 400],
    ["İ".repeat(200), 401],
    ["admin\u200b", 401],
    ["ａｄｍｉｎ", 401],
    ['\'; DROP TABLE "User"; --', 401],
    ["__proto__", 401],
    ["%00", 401],
    [["admin"], 400],
    [{ contains: "" }, 400],
  ])("handles the name %j", async (username, status) => {
    expect((await logIn({ username, password: "wrong" })).status).toBe(status);
  });
});

describe("a known device", () => {
  it("can sign in when unknown devices have locked the account", async () => {
    const account = await freshAccount();
    const { device } = await openSession(account);
    for (let i = 0; i < 3; i += 1) await fail(account);
    expect((await logIn(account)).status).toBe(429);
    expect((await logIn(account, { headers: { Cookie: device } })).status).toBe(200);
    // The lock of unknown devices remains.
    expect((await logIn(account)).status).toBe(429);
  });

  it("can sign in when unknown devices at its IP address have made too many attempts", async () => {
    const account = await freshAccount();
    const at = site.limitedUrl;
    const { device } = await openSession(account);
    const [stranger, known] = await withEmptyRateLimits(async () => {
      await logIn({ username: "nobody", password: "wrong" }, { at });
      await query(`UPDATE "RequestCount" SET "points" = 1000`);
      return [await logIn(account, { at }), await logIn(account, { at, headers: { Cookie: device } })];
    });
    expect(stranger).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(known?.status).toBe(200);
  });

  it("is known for each of its accounts", async () => {
    const [one, other] = [await freshAccount(), await freshAccount()];
    const first = await openSession(one);
    const second = await openSession(other, { headers: { Cookie: first.device } });
    for (let i = 0; i < 3; i += 1) await fail(one);
    const both = { Cookie: `${first.device}; ${second.device}` };
    expect((await logIn(one, { headers: both })).status).toBe(200);
  });

  it("that was stolen locks only itself", async () => {
    const account = await freshAccount();
    const [stolen, own] = [await openSession(account), await openSession(account)];
    for (let i = 0; i < 3; i += 1) expect((await fail(account, { Cookie: stolen.device })).status).toBe(401);
    expect((await logIn(account, { headers: { Cookie: stolen.device } })).status).toBe(429);
    expect((await logIn(account, { headers: { Cookie: own.device } })).status).toBe(200);
    expect((await logIn(account)).status).toBe(200);
  });

  it("is unknown after a password change on another device", async () => {
    const account = await freshAccount();
    const [device, other] = [await openSession(account), await openSession(account)];
    await query(`UPDATE "User" SET "passwordChangedAt" = now() + interval '1 ms' WHERE "username" = $1`, [
      account.username,
    ]);
    for (const { device: Cookie } of [device, other, device])
      expect((await fail(account, { Cookie })).status).toBe(401);
    expect((await logIn(account, { headers: { Cookie: other.device } })).status).toBe(429);
  });

  it("cannot be forged: such failures count for unknown devices", async () => {
    const account = await freshAccount();
    const { device } = await openSession(account);
    const foreign = await openSession(await freshAccount());
    const [name, value = ""] = device.split("=");
    const [id = "", proof = ""] = decodeURIComponent(value).split(".");
    const made = [
      `${name}=AAAAAAAAAAAAAAAAAAAAAA.${"A".repeat(43)}`,
      `${name}=${foreign.device.split("=")[1]}`,
      `${name}=${id}.`,
      `${name}=.${proof}`,
      `${name}=${id}x.${proof}`,
      `${name}=%00`,
      foreign.device,
    ];
    const answers = [];
    for (const Cookie of made) answers.push((await fail(account, { Cookie })).status);
    expect(answers).toEqual([401, 401, 401, 429, 429, 429, 429]);
    expect(await countersOf(account)).toMatchObject([{ failures: 3 }]);
    expect((await logIn(account, { headers: { Cookie: device } })).status).toBe(200);
  });
});
