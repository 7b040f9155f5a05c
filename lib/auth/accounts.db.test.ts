import { afterAll, expect, it } from "vitest";
import { eventsOf, freshAccount, logIn, openSession, query, removeAccounts } from "@/e2e/support/accounts";
import { call } from "@/e2e/support/api";
import {
  createAdministrator,
  disableAccount,
  enableAccount,
  endSessionsOf,
  listAccounts,
  resetPassword,
  setDisplayName,
} from "@/lib/auth/accounts";

const made = `made-${Date.now()}`;
afterAll(async () => {
  await removeAccounts();
  await query(`DELETE FROM "User" WHERE "username" = $1`, [made]);
});

const verified = async (token: string) => (await call("/api/auth/verify", { token })).status === 200;

it("an account is created, disabled and enabled again, and each step is recorded", async () => {
  const account = { username: made, password: "a password for one test" };
  await createAdministrator({ ...account, username: ` ${made.toUpperCase()} ` });
  await expect(createAdministrator(account)).rejects.toThrow(`There is already a user named ${made}.`);
  const { token } = await openSession(account);
  await disableAccount(made);
  expect(await verified(token)).toBe(false);
  expect((await logIn(account)).status).toBe(401);
  await expect(disableAccount(made)).rejects.toThrow(`${made} is disabled already.`);
  expect((await listAccounts()).find(({ username }) => username === made)).toEqual({
    username: made,
    displayName: null,
    disabled: true,
    lastSignIn: expect.any(Date),
  });
  await enableAccount(made);
  await expect(enableAccount(made)).rejects.toThrow(`${made} is not disabled.`);
  // The previous session stays ended.
  expect(await verified(token)).toBe(false);
  expect((await logIn(account)).status).toBe(200);
  expect(await endSessionsOf(made)).toBe(1);
  expect(await endSessionsOf(made)).toBe(0);
  expect(await eventsOf(account)).toEqual([
    "account_created",
    "signed_in",
    "account_disabled",
    "sign_in_failed",
    "account_enabled",
    "signed_in",
    "sessions_ended",
  ]);
});

it.each(["a b", "ab", "x".repeat(65), "nobody\u0000"])(
  "no account is created for the name %j",
  async (username) => {
    await expect(createAdministrator({ username, password: "long enough, this" })).rejects.toThrow(/3 to 64/);
  },
);

it("a display name is set with the account, changed and removed, and only changes are recorded", async () => {
  const username = `${made}-name`;
  const account = { username, password: "a password for one test" };
  const shown = async () =>
    (await listAccounts()).find((listed) => listed.username === username)?.displayName;
  try {
    await createAdministrator({ ...account, displayName: " June Abbott " });
    expect(await shown()).toBe("June Abbott");
    await setDisplayName(username, "June Abbott");
    await setDisplayName(username.toUpperCase(), "June A.");
    expect(await shown()).toBe("June A.");
    await setDisplayName(username, null);
    await setDisplayName(username, null);
    expect(await shown()).toBeNull();
    expect(await eventsOf(account)).toEqual([
      "account_created",
      "display_name_changed",
      "display_name_changed",
    ]);
  } finally {
    await query(`DELETE FROM "User" WHERE "username" = $1`, [username]);
  }
});

it.each(["", "   ", "x".repeat(61), "June\u0007", "June\nAbbott", "\u202eJune", "\u200b"])(
  "%j is not a display name",
  async (displayName) => {
    const account = await freshAccount();
    await expect(setDisplayName(account.username, displayName)).rejects.toThrow(/^A display name /);
    const created = { username: `${made}-bad`, password: "long enough, this", displayName };
    await expect(createAdministrator(created)).rejects.toThrow(/^A display name /);
    expect((await listAccounts()).some(({ username }) => username === created.username)).toBe(false);
  },
);

it("a new password removes every lock, including those of known devices", async () => {
  const account = await freshAccount();
  const { device, token } = await openSession(account);
  const own = { Cookie: device };
  for (const headers of [{}, own]) {
    for (let i = 0; i < 3; i += 1) await logIn({ ...account, password: "wrong" }, { headers });
    expect((await logIn(account, { headers })).status).toBe(429);
  }
  const password = "quite another password";
  await resetPassword({ username: account.username, password });
  expect(await verified(token)).toBe(false);
  for (const headers of [{}, own])
    expect((await logIn({ ...account, password }, { headers })).status).toBe(200);
  expect(await eventsOf(account)).toContain("password_reset");
});

it("the last administrator who can sign in is not disabled, not even by two concurrent commands", async () => {
  const [one, other] = [await freshAccount(), await freshAccount()];
  const rest = await query<{ id: string }>(
    `UPDATE "User" SET "disabledAt" = now() WHERE "disabledAt" IS NULL AND "username" <> ALL($1) RETURNING "id"`,
    [[one.username, other.username]],
  );
  try {
    const done = await Promise.allSettled([disableAccount(one.username), disableAccount(other.username)]);
    expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = done.find((result) => result.status === "rejected");
    expect(String(refused?.reason)).toMatch(/is the last administrator who can sign in\. Create or enable/);
  } finally {
    await query(`UPDATE "User" SET "disabledAt" = NULL WHERE "id" = ANY($1)`, [rest.map(({ id }) => id)]);
  }
});

it("an unknown name is reported", async () => {
  const rename = (username: string) => setDisplayName(username, "June Abbott");
  for (const work of [disableAccount, enableAccount, endSessionsOf, rename])
    await expect(work("No-Body")).rejects.toThrow("There is no user named no-body.");
});
