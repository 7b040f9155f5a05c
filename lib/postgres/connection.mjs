import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { PostgresError } from "./binaries.mjs";

const START_SECONDS = 120;

/**
 * @param {string} url
 * @param {import("node:child_process").ChildProcess} child
 * @param {string} log
 */
export async function waitUntilReady(url, child, log) {
  for (let tries = 0; tries < START_SECONDS * 20; tries += 1) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      return;
    } catch {
      await delay(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
  child.kill("SIGQUIT");
  throw new PostgresError(
    `The database did not start:\n${readFileSync(log, "utf8").split("\n").slice(-6).join("\n")}`,
  );
}

/** @param {string} url */
export async function createDatabase(url) {
  const client = new pg.Client({ connectionString: url.replace(/\w+$/, "postgres") });
  await client.connect();
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'shop'");
  if (rowCount === 0) await client.query("CREATE DATABASE shop");
  await client.end();
}
