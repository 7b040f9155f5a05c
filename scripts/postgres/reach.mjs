import { Problem } from "../setup/problem.mjs";

const CONNECTS_WITHIN_MS = 8_000;

/**
 * Proves that the database of DATABASE_URL takes us in, or says in one sentence why not, without its password.
 * @param {string} url
 */
export async function requireDatabase(url) {
  const { default: pg } = await import("pg");
  const { host, username, pathname } = new URL(url);
  const name = decodeURIComponent(pathname.slice(1));
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTS_WITHIN_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    throw new Problem(explain(error, host || "this machine", decodeURIComponent(username), name));
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * @param {unknown} error
 * @param {string} host with its port
 * @param {string} user
 * @param {string} name of the database
 */
function explain(error, host, user, name) {
  const code = error && typeof error === "object" && "code" in error ? String(error.code) : "";
  if (code === "28P01" || code === "28000")
    return `The database server ${host} refuses the user '${user}': check the user and password in DATABASE_URL.`;
  if (code === "3D000")
    return `There is no database '${name}' on ${host}: make it, or name another one in DATABASE_URL.`;
  if (code === "42501") return `The user '${user}' may not use the database '${name}' on ${host}.`;
  if (code === "57P03")
    return `The database server ${host} is just starting or stopping: try again in a moment.`;
  if (code === "53300") return `The database server ${host} has no connection left: try again later.`;
  const causes = {
    ECONNREFUSED: "nothing listens there",
    ENOTFOUND: "no such host",
    EAI_AGAIN: "its name cannot be looked up",
    EHOSTUNREACH: "no way leads there",
    ENETUNREACH: "no way leads there",
    ETIMEDOUT: "it does not answer",
    ECONNRESET: "it hung up",
  };
  const message = error instanceof Error ? error.message : "";
  const cause = causes[code] ?? (/timeout/i.test(message) ? "it does not answer" : "it does not speak to us");
  const detail = /SSL|certificate/i.test(message) ? " (encryption: see sslmode)" : "";
  return `The database server ${host} cannot be reached: ${cause}${detail}. Check DATABASE_URL.`;
}
