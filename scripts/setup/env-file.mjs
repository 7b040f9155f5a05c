import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { root } from "./paths.mjs";
import { Problem, reason } from "./problem.mjs";
import { step } from "./step.mjs";

const path = `${root}/.env`;

/** Reads .env into the environment; what is set outside wins, and empty means not set. */
export function loadEnvFile() {
  for (const [name, value] of Object.entries(readVariables())) process.env[name] ||= value;
}

/** Writes the secret that signs sessions to .env when there is none anywhere. Never changes what is there. */
export function ensureSecret() {
  if (process.env.NEXTAUTH_SECRET || readVariables().NEXTAUTH_SECRET) return;
  const before = existsSync(path) ? readFileSync(path, "utf8") : "";
  // An empty line of the same name, as .env.example has it, would win over a second one: it is filled in.
  const line = `NEXTAUTH_SECRET=${randomBytes(32).toString("base64url")}`;
  const empty = /^[ \t]*NEXTAUTH_SECRET[ \t]*=[ \t]*(""|'')?[ \t]*$/m;
  const gap = before === "" || before.endsWith("\n") ? "" : "\n";
  const after = empty.test(before)
    ? before.replace(empty, line)
    : `${before}${gap}# Signs sessions. Whoever has it can sign in: keep it private.\n${line}\n`;
  try {
    writeFileSync(path, after, { mode: 0o600 });
    chmodSync(path, 0o600);
  } catch (error) {
    throw new Problem(`The file .env cannot be written: ${reason(error)}.`);
  }
  step("A random secret was written to .env (readable by you only)");
}

/** @returns {Record<string, string>} */
function readVariables() {
  if (!existsSync(path)) return {};
  try {
    return parseEnv(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Problem(`The file .env cannot be read: ${reason(error)}.`);
  }
}
