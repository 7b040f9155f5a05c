import { hash } from "@node-rs/argon2";
import pg from "pg";
import { type ApiResponse, call } from "@/e2e/support/api";
import { site } from "@/e2e/support/site";

/** Headers of a same-origin request. */
export const OWN_ORIGIN = { Origin: site.url };

/** Runs a query on the database of the site under test. */
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
const usernames: string[] = [];

export type Account = { username: string; password: string };

/** Creates accounts for one test, so that a lockout does not affect other tests; `removeAccounts` deletes them. */
export async function freshAccounts(count: number): Promise<Account[]> {
  passwordHash ??= hash(PASSWORD);
  const hashed = await passwordHash;
  const names = Array.from({ length: count }, () => `counter-${crypto.randomUUID().slice(0, 13)}`);
  usernames.push(...names);
  await query(
    `INSERT INTO "User" ("id", "username", "passwordHash") SELECT 'test-' || name, name, $2 FROM unnest($1::text[]) name`,
    [names, hashed],
  );
  return names.map((username) => ({ username, password: PASSWORD }));
}

export async function freshAccount(): Promise<Account> {
  const [account] = await freshAccounts(1);
  if (!account) throw new Error("No account was created.");
  return account;
}

/** Deletes the accounts that this file created, with their sessions and counters. */
export async function removeAccounts(): Promise<void> {
  await query(
    `DELETE FROM "SignInAttempt" WHERE "userId" IN (SELECT "id" FROM "User" WHERE "username" = ANY($1))`,
    [usernames],
  );
  await query(`DELETE FROM "User" WHERE "username" = ANY($1)`, [usernames]);
}

type Target = { at?: string; headers?: Record<string, string> };

export const logIn = (json: object, target: Target = {}) => call("/api/auth/login", { json, ...target });

/** Signs in. @returns the access token, all cookies as one Cookie header, and two of them separately */
export async function openSession(account: Account, target: Target = {}) {
  const response = await logIn(account, target);
  if (response.status !== 200) throw new Error(`Sign-in responded with ${response.status}: ${response.text}`);
  return { token: (response.body as { accessToken: string }).accessToken, ...cookiesIn(response) };
}

/** The cookies that a response sets. */
export function cookiesIn({ headers }: ApiResponse): { cookie: string; session: string; device: string } {
  const pairs = headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const named = (name: string) => pairs.find((pair) => pair.includes(name)) ?? "";
  return { cookie: pairs.join("; "), session: named("session-token"), device: named("known-device") };
}

export const refresh = (headers: Record<string, string>, at?: string) =>
  call("/api/auth/refresh", { method: "POST", headers, ...(at && { at }) });

/** The kinds of an account's events, oldest first. */
export async function eventsOf({ username }: { username: string }): Promise<string[]> {
  const rows = await query<{ kind: string }>(
    `SELECT "kind" FROM "AccountEvent" WHERE "username" = $1 ORDER BY "at", "id"`,
    [username],
  );
  return rows.map(({ kind }) => kind);
}
