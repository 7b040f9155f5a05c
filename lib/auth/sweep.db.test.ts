import { afterAll, expect, it } from "vitest";
import { freshAccount, logIn, openSession, query, removeAccounts } from "@/e2e/support/accounts";
import { call } from "@/e2e/support/api";
import { startOwnServer } from "@/e2e/support/own-server";
import { claimSweep, sweepOldRows } from "@/lib/auth/sweep";

afterAll(async () => {
  await removeAccounts();
  for (const table of ["SignInAttempt", "IdempotencyKey", "RequestCount"]) {
    await query(`DELETE FROM "${table}" WHERE "key" LIKE 'sweep-%'`);
  }
});

/** Inserts a row of each kind with this age. */
async function insertRows(hours: number) {
  const values = [`sweep-${hours}`, new Date(Date.now() - hours * 3_600_000)];
  await query(`INSERT INTO "SignInAttempt" ("key", "failures", "lastFailureAt") VALUES ($1, 5, $2)`, values);
  await query(`INSERT INTO "RequestCount" ("key", "points", "expire") VALUES ($1, 1, $2)`, [
    `sweep-${hours}`,
    Date.now() - hours * 3_600_000,
  ]);
  await query(
    `INSERT INTO "IdempotencyKey" ("scope", "key", "requestHash", "status", "body", "createdAt") VALUES ('x', $1, '', 201, '{}', $2)
     ON CONFLICT DO NOTHING`,
    values,
  );
}

const left = async (table: string) =>
  (
    await query<{ key: string }>(`SELECT "key" FROM "${table}" WHERE "key" LIKE 'sweep-%' ORDER BY "key"`)
  ).map(({ key }) => key);

it("the sweep deletes obsolete rows and no others", async () => {
  const account = await freshAccount();
  for (const days of [null, 6, 8]) {
    await openSession(account);
    await query(
      `UPDATE "Session" SET "expiresAt" = coalesce(now() - make_interval(days => $2), "expiresAt") WHERE "id" =
       (SELECT "id" FROM "Session" WHERE "userId" = $1 ORDER BY "createdAt" DESC LIMIT 1)`,
      [`test-${account.username}`, days],
    );
  }
  for (const hours of [1, 23, 25, 47, 49]) await insertRows(hours);
  await sweepOldRows();
  expect(await left("SignInAttempt")).toEqual(["sweep-1", "sweep-23"]);
  expect(await left("RequestCount")).toEqual(["sweep-1", "sweep-23"]);
  expect(await left("IdempotencyKey")).toEqual(["sweep-1", "sweep-23", "sweep-25", "sweep-47"]);
  const sessions = await query(`SELECT 1 FROM "Session" WHERE "userId" = $1`, [`test-${account.username}`]);
  expect(sessions).toHaveLength(2);
});

it.each(["a sign-in", "a call to the admin API"])("the sweep runs after %s", async (what) => {
  const { token } = await openSession(await freshAccount());
  await insertRows(25);
  const server = await startOwnServer();
  try {
    await call("/api/health", { at: server.url });
    expect(await left("SignInAttempt")).toContain("sweep-25");
    if (what === "a sign-in") await logIn({ username: "nobody", password: "wrong" }, { at: server.url });
    else await call("/api/admin/part-requests?limit=1", { at: server.url, token });
    await expect.poll(() => left("SignInAttempt")).not.toContain("sweep-25");
  } finally {
    await server.stop();
  }
});

it("the sweep runs at most once an hour", () => {
  const start = 1_000_000_000;
  const hour = 3_600_000;
  expect([start, start + 1, start + hour - 1, start + hour].map(claimSweep)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
