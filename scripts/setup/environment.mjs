import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import nextEnv from "@next/env";
import { tsImport } from "tsx/esm/api";
import { logStep, SetupError } from "./commands.mjs";

/** Must be kept: the embedded database and uploaded photos. */
export const DATA_FOLDER = ".data";
/** Can be deleted at any time. */
export const CACHE_FOLDER = ".cache";

const ENV_FILE = ".env";

/**
 * Writes NEXTAUTH_SECRET to .env if it is not set, loads .env into the environment, and validates it.
 * @returns {Promise<import("../../lib/env-schema").Environment>}
 * @throws {SetupError} if a variable is invalid, or .env cannot be written
 */
export async function prepareEnvironment() {
  const load = () => nextEnv.loadEnvConfig(".", false, { info() {}, error: console.error }, true);
  load();
  if (!process.env.NEXTAUTH_SECRET) {
    writeSecret();
    delete process.env.NEXTAUTH_SECRET;
    load();
  }
  mkdirSync(DATA_FOLDER, { recursive: true, mode: 0o700 });
  const { parseEnvironment } = await tsImport("../../lib/env.ts", import.meta.url);
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    throw error instanceof Error && error.name === "EnvironmentError" ? new SetupError(error.message) : error;
  }
}

function writeSecret() {
  const before = existsSync(ENV_FILE) ? readFileSync(ENV_FILE, "utf8") : "";
  const line = `NEXTAUTH_SECRET=${randomBytes(32).toString("base64url")}`;
  const empty = /^[ \t]*NEXTAUTH_SECRET[ \t]*=[ \t]*(""|'')?[ \t]*$/m;
  const gap = before === "" || before.endsWith("\n") ? "" : "\n";
  const after = empty.test(before)
    ? before.replace(empty, line)
    : `${before}${gap}# Signs sessions: anyone who has it can sign in. Keep it private.\n${line}\n`;
  try {
    writeFileSync(ENV_FILE, after, { mode: 0o600 });
    chmodSync(ENV_FILE, 0o600);
  } catch (error) {
    throw new SetupError(
      `The file .env cannot be written: ${error instanceof Error ? error.message : error}`,
    );
  }
  logStep("Wrote a random secret to .env (only you can read it)");
}
