import { business } from "@/lib/business";
import { type Environment, environmentSchema } from "@/lib/env-schema";

// The only module that reads the environment. All variables are optional; each invalid value has a one-sentence error.

/** An environment variable is missing or invalid. The message contains its name and the reason. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/**
 * Validates environment variables.
 * @throws EnvironmentError with one sentence for each invalid variable.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(variables);
  if (result.success) return result.data;
  throw new EnvironmentError(result.error.issues.map((issue) => issue.message).join(" "));
}

let parsed: Environment | undefined;

/** The environment of this process, validated on first use. */
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
  if (!url) throw new EnvironmentError("DATABASE_URL is not set: 'npm start' provides an embedded database.");
  return url;
}

/**
 * The connection string for LISTEN and advisory locks, which do not work through a transaction pooler.
 * @throws EnvironmentError when no database is set.
 */
export function directDatabaseUrl(): string {
  return environment().directDatabaseUrl ?? databaseUrl();
}

/**
 * Whether pages and data are cached in the memory of this process (next.config.ts). Serverless hosts have a cache for
 * all instances, and development has none.
 */
export const hasPageCache = (): boolean => process.env.NODE_ENV === "production" && !process.env.VERCEL;

/**
 * Whether this is a build without a database, such as for a container image. Its pages show no records, but servers with
 * lib/cache/page-cache.mjs never send them. A running server always has a database (lib/prepare-server.ts).
 */
export const isBuildWithoutDatabase = (): boolean => environment().databaseUrl === undefined;

/** Whether emails are sent. Without SMTP_URL they are written to files under .data/mail. */
export const isEmailConfigured = (): boolean => environment().smtpUrl !== undefined;

/** The address that notifications for the shop are sent to, and that customers reply to. */
export const officeEmail = (): string => environment().officeEmail ?? business.email;

/** The From header of emails. */
export const emailSender = (): string => environment().emailFrom ?? `${business.name} <${business.email}>`;
