import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { databaseUrl } from "@/lib/env";
import { PrismaClient } from "@/lib/generated/prisma/client";

// Few connections, and a short wait for one: a database that is away is told within seconds, and several
// instances fit under one server's limit.
const POOL_SIZE = 8;
const CONNECT_TIMEOUT_MS = 15_000;
const QUERY_TIMEOUT_MS = 10_000;

/** A client of one transaction, or the client itself. */
export type Database = Omit<
  PrismaClient,
  "$connect" | "$disconnect" | "$on" | "$use" | "$extends" | "$transaction"
>;

const globalForDb = globalThis as { databaseClient?: PrismaClient };

/** The database client of this process, connected on first use. */
export function db(): PrismaClient {
  globalForDb.databaseClient ??= new PrismaClient({
    adapter: new PrismaPg({
      connectionString: databaseUrl(),
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      idleTimeoutMillis: 30_000,
    }),
  });
  return globalForDb.databaseClient;
}

/** How long the database may take to say that it is there, in milliseconds. */
const ANSWERS_WITHIN_MS = 1_000;

/** Whether the database answers just now. */
export async function databaseAnswers(): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), ANSWERS_WITHIN_MS).unref());
  const answer = db().$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]);
}

const AWAY_CODES = new Set([
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
const AWAY_WORDS =
  /timeout exceeded when trying to connect|connection terminated|can't reach database|connection timeout|query read timeout|server has closed the connection|unable to start a transaction|the database system is/i;

/** Whether an error means that the database cannot be reached now, rather than that a query was wrong. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > 4) return false;
  const { code, message, cause, meta } = error as {
    code?: unknown;
    message?: unknown;
    cause?: unknown;
    meta?: { driverAdapterError?: unknown };
  };
  if (typeof code === "string" && AWAY_CODES.has(code)) return true;
  if (typeof message === "string" && AWAY_WORDS.test(message)) return true;
  return isDatabaseAway(cause, depth + 1) || isDatabaseAway(meta?.driverAdapterError, depth + 1);
}

/** Whether a write broke a unique constraint on the field. */
export function isDuplicate(error: unknown, field: string): boolean {
  const { code, meta } = (error ?? {}) as { code?: string; meta?: unknown };
  return code === "P2002" && JSON.stringify(meta ?? {}).includes(field);
}
