import { hash } from "@node-rs/argon2";
import pg from "pg";
import { type Answer, call } from "@/e2e/support/api";
import { site } from "@/e2e/support/site";

/** Headers of a page of the site under test. */
export const OWN_ORIGIN = { Origin: site.url };

/** Asks the site's database. */
export async function query<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  try {
    return (await database.query<Row>(text, values)).rows;
  } finally {
    await database.end();
  }
}

const PASSWORD = "a password for one test";
let passwordHash: Promise<string> | undefined;
const made: string[] = [];

export type Account = { username: string; password: string };

/** Accounts of a test's own, so that a lock hits no other test; `removeAccounts` takes them away. */
export async function freshAccounts(count: number): Promise<Account[]> {
  passwordHash ??= hash(PASSWORD);
  const hashed = await passwordHash;
  const names = Array.from({ length: count }, () => `counter-${crypto.randomUUID().slice(0, 13)}`);
  made.push(...names);
  await query(
    `INSERT INTO "User" ("id", "username", "passwordHash") SELECT 'test-' || name, name, $2 FROM unnest($1::text[]) name`,
    [names, hashed],
  );
  return names.map((username) => ({ username, password: PASSWORD }));
}

export async function freshAccount(): Promise<Account> {
  const [account] = await freshAccounts(1);
  if (!account) throw new Error("No account was made.");
  return account;
}

/** Takes the accounts of this file away, with their sessions and counters. */
export async function removeAccounts(): Promise<void> {
  await query(
    `DELETE FROM "SignInAttempt" WHERE "userId" IN (SELECT "id" FROM "User" WHERE "username" = ANY($1))`,
    [made],
  );
  await query(`DELETE FROM "User" WHERE "username" = ANY($1)`, [made]);
}

type Where = { at?: string; headers?: Record<string, string> };

export const logIn = (json: object, where: Where = {}) => call("/api/auth/login", { json, ...where });

/** Signs an account in: its access token, and its cookies as a Cookie header, one by one too. */
export async function openSession(account: Account, where: Where = {}) {
  const answer = await logIn(account, where);
  if (answer.status !== 200) throw new Error(`Signing in gave ${answer.status}: ${answer.text}`);
  return { token: (answer.body as { accessToken: string }).accessToken, ...cookiesIn(answer) };
}

/** The cookies that an answer sets. */
export function cookiesIn({ headers }: Answer): { cookie: string; session: string; device: string } {
  const pairs = headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const named = (name: string) => pairs.find((pair) => pair.includes(name)) ?? "";
  return { cookie: pairs.join("; "), session: named("session-token"), device: named("known-device") };
}

export const refresh = (headers: Record<string, string>, at?: string) =>
  call("/api/auth/refresh", { method: "POST", headers, ...(at && { at }) });

/** The kinds of what was written down about an account, oldest first. */
export async function eventsOf({ username }: { username: string }): Promise<string[]> {
  const rows = await query<{ kind: string }>(
    `SELECT "kind" FROM "AccountEvent" WHERE "username" = $1 ORDER BY "at", "id"`,
    [username],
  );
  return rows.map(({ kind }) => kind);
}
