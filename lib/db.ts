import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { databaseUrl, environment } from "@/lib/env";
import { PrismaClient } from "@/lib/generated/prisma/client";

// Waiting for a connection is better than a failed save. The timeout applies to waiting for a free connection, to opening
// one, and to starting a transaction.
const CONNECT_TIMEOUT_MS = 15_000;
const TRANSACTION_TIMEOUT_MS = 15_000;
const QUERY_TIMEOUT_MS = 10_000;
const HEALTH_TIMEOUT_MS = 3_000;

/** The Prisma client, or the client of a transaction. */
export type Database = Omit<
  PrismaClient,
  "$connect" | "$disconnect" | "$on" | "$use" | "$extends" | "$transaction"
>;

// Prisma sends and reads times as UTC without saying so, so a session in another time zone would store other moments.
const useUtc = (connection: { query(sql: string): Promise<unknown> }) =>
  connection.query("SET TIME ZONE 'UTC'");

let client: PrismaClient | undefined;

/** The database client, connected on first use. */
export function db(): PrismaClient {
  client ??= new PrismaClient({
    adapter: new PrismaPg({
      connectionString: databaseUrl(),
      max: environment().databasePoolSize,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      idleTimeoutMillis: 30_000,
      onConnect: useUtc,
    }),
    transactionOptions: { maxWait: CONNECT_TIMEOUT_MS, timeout: TRANSACTION_TIMEOUT_MS },
  });
  return client;
}

/** Whether the database responds within three seconds. */
export async function isDatabaseReachable(): Promise<boolean> {
  const timeout = new Promise<false>((resolve) =>
    setTimeout(() => resolve(false), HEALTH_TIMEOUT_MS).unref(),
  );
  const response = db().$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([response, timeout]);
}

/** Error codes of Prisma, Node.js and PostgreSQL. */
const UNAVAILABLE_CODES = new Set([
  "P1000",
  "P1001",
  "P1002",
  "P1003",
  "P1008",
  "P1010",
  "P1011",
  "P1017",
  "P2024",
  "P2037",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ENOENT",
  "ETIMEDOUT",
  "EPIPE",
  "EHOSTUNREACH",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
]);
/** For errors without a code. */
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|connection terminated|can't reach database|connection timeout|query read timeout|server has closed the connection|unable to start a transaction|expired transaction|is not queryable|the database system is/i;

/** Whether an error means that the database is unavailable, rather than that a query is invalid. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > 4) return false;
  const { code, message, cause, meta } = error as {
    code?: unknown;
    message?: unknown;
    cause?: unknown;
    meta?: { driverAdapterError?: unknown };
  };
  if (typeof code === "string" && UNAVAILABLE_CODES.has(code)) return true;
  if (typeof message === "string" && UNAVAILABLE_MESSAGE.test(message)) return true;
  return (
    isDatabaseUnavailable(cause, depth + 1) || isDatabaseUnavailable(meta?.driverAdapterError, depth + 1)
  );
}

/** Whether a write violated the unique constraint of a field, or the constraint with this name (for primary keys). */
export function isDuplicate(error: unknown, fieldOrConstraint: string): boolean {
  const { code, meta } = (error ?? {}) as { code?: string; meta?: unknown };
  return code === "P2002" && JSON.stringify(meta ?? {}).includes(fieldOrConstraint);
}
