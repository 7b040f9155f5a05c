import { readdirSync, readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { freshAccount, logIn, openSession, query, removeAccounts } from "@/e2e/support/accounts";
import { call } from "@/e2e/support/api";
import { site } from "@/e2e/support/site";

afterAll(removeAccounts);

type Row = { userId: string | null; kind: string; device: string | null; address: string | null };

/** The output of all servers under test so far, in lower case. Fails if no server has logged anything. */
function readServerLogs(): string {
  const files = readdirSync(".cache").filter((name) => /^test-server-.*\.log$/.test(name));
  const logs = files.map((name) => readFileSync(`.cache/${name}`, "utf8"));
  expect(logs.some((log) => log.trim() !== "")).toBe(true);
  return logs.join().toLowerCase();
}

/** Deletes earlier failures, which count toward the hourly limit. */
const forgetUnknownNames = () =>
  query(`SET session_replication_role = replica; DELETE FROM "AccountEvent" WHERE "userId" IS NULL`);

it("account events contain no unknown username, password, token or cookie", async () => {
  await forgetUnknownNames();
  const typed = `My-Secret-${crypto.randomUUID()}`;
  const before = new Date();
  for (let i = 0; i < 4; i += 1) await logIn({ username: typed, password: `${typed}-password` });
  const account = await freshAccount();
  await logIn({ ...account, password: `${typed}-password` });
  const { token, session, device } = await openSession(account);
  await call("/api/admin/account/password", {
    method: "PUT",
    token,
    json: { currentPassword: `${typed}-current`, newPassword: `${typed}-new-one` },
  });
  const events = await query<Row>(`SELECT * FROM "AccountEvent" WHERE "at" >= $1`, [before]);
  const unknown = events.filter(({ userId }) => userId === null).map(({ kind }) => kind);
  expect(unknown.sort()).toEqual(
    ["sign_in_failed", "sign_in_failed", "sign_in_failed", "locked", "refused_while_locked"].sort(),
  );
  const attempts = await query(`SELECT * FROM "SignInAttempt"`);
  const stored = JSON.stringify([events, attempts]).toLowerCase();
  const logged = readServerLogs();
  for (const secret of [
    typed,
    token,
    token.split(".")[2] ?? "",
    session.split("=")[1] ?? "",
    device.split("=")[1] ?? "",
  ]) {
    expect(stored).not.toContain(secret.toLowerCase());
    expect(logged).not.toContain(secret.toLowerCase());
  }
});

it("account events of unknown names are limited to a hundred an hour", async () => {
  const filler = Array.from({ length: 100 }, () => crypto.randomUUID());
  await query(
    `INSERT INTO "AccountEvent" ("id", "kind", "at") SELECT id, 'sign_in_failed', now() - interval '59 minutes 30 seconds' FROM unnest($1::text[]) id`,
    [filler],
  );
  const count = async () =>
    (await query(`SELECT 1 FROM "AccountEvent" WHERE "userId" IS NULL AND "kind" = 'sign_in_failed'`)).length;
  const before = await count();
  expect((await logIn({ username: `nobody-${Date.now()}`, password: "wrong" })).status).toBe(401);
  expect(await count()).toBe(before);
  await forgetUnknownNames();
});

/** The site under test trusts proxies at 127.0.0.1, 10.0.0.0/8 and fd00::/8; the second instance trusts none. */
it.skipIf(site.isNextStart).each([
  ["203.0.113.9", "203.0.113.9"],
  ["6.6.6.6, 203.0.113.9", "203.0.113.9"],
  ["6.6.6.6, 203.0.113.9, 10.1.2.3, fd00::7", "203.0.113.9"],
  ["6.6.6.6, ::ffff:203.0.113.9, ::ffff:10.1.2.3", "203.0.113.9"],
  ["2001:DB8::1", "2001:db8::1"],
  ["6.6.6.6, garbage", "127.0.0.1"],
  ["6.6.6.6,", "127.0.0.1"],
])(
  "account events record X-Forwarded-For %s from a trusted proxy as the IP address %s",
  async (forged, address) => {
    const account = await freshAccount();
    for (const at of [site.url, site.limitedUrl])
      await logIn({ ...account, password: "wrong" }, { at, headers: { "X-Forwarded-For": forged } });
    const events = await query<Row>(
      `SELECT "address" FROM "AccountEvent" WHERE "username" = $1 ORDER BY "at"`,
      [account.username],
    );
    expect(events.map((event) => event.address)).toEqual([address, "127.0.0.1"]);
  },
);

it("account events contain the User-Agent without control characters", async () => {
  const account = await freshAccount();
  const nasty = `A\u009b31m\u0085B \u00ad<b>${"x".repeat(300)}`;
  await logIn({ ...account, password: "wrong" }, { headers: { "User-Agent": nasty } });
  const [event] = await query<Row>(`SELECT "device" FROM "AccountEvent" WHERE "username" = $1`, [
    account.username,
  ]);
  expect(event?.device).toMatch(/^A 31m B <b>x{100,}$/);
  expect(event?.device?.length).toBe(200);
});
