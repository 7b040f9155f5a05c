import { type Environment, environmentSchema } from "@/lib/env-schema";

// The one place that reads the environment. Everything is optional; a wrong value is told in one sentence.

/** A variable of the environment has a value the product cannot run with; the message says which and why. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/**
 * Checks a set of variables.
 * @throws EnvironmentError with one sentence for each wrong variable.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(variables);
  if (result.success) return result.data;
  throw new EnvironmentError(result.error.issues.map((issue) => issue.message).join(" "));
}

let parsed: Environment | undefined;

/** The environment of this process, checked on first use. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}

/** The secret that signs sessions and tokens. @throws EnvironmentError when it is not set. */
export function authSecret(): string {
  const secret = environment().authSecret;
  if (!secret) throw new EnvironmentError("NEXTAUTH_SECRET is not set: 'npm start' writes one to .env.");
  return secret;
}

/** The PostgreSQL connection string. @throws EnvironmentError when it is not set. */
export function databaseUrl(): string {
  const url = environment().databaseUrl;
  if (!url)
    throw new EnvironmentError("DATABASE_URL is not set: 'npm start' provides a database of its own.");
  return url;
}

/**
 * The connection string for what a transaction pooler cannot do: LISTEN, and the locks of migrations.
 * @throws EnvironmentError when no database is set.
 */
export function directDatabaseUrl(): string {
  return environment().directDatabaseUrl ?? databaseUrl();
}

/**
 * Whether pages and data are cached in the memory of this process (next.config.ts): a serverless host has a cache of
 * its own for all instances, and development caches nothing.
 */
export const hasPageCache = (): boolean => process.env.NODE_ENV === "production" && !process.env.VERCEL;

/**
 * Whether this is a build without a database, such as that of a container image. Its pages show no records; servers with
 * lib/cache/page-cache.mjs never send them. A running server always has a database (lib/prepare-server.ts).
 */
export const isBuildWithoutDatabase = (): boolean => environment().databaseUrl === undefined;
