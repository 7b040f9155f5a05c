import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { startScratchCluster } from "../postgres/scratch.mjs";
import { buildSite } from "../setup/build.mjs";
import { guarded, runTypeScript } from "../setup/child.mjs";
import { cacheFolder, root } from "../setup/paths.mjs";
import { Problem } from "../setup/problem.mjs";
import { databaseName } from "../site/names.mjs";
import { freePort } from "../site/port.mjs";
import { testEnvironment } from "./test-environment.mjs";

/** What the stand-in of the blob store takes (lib/images/blob-stand-in.ts). */
const BLOB_STAND_IN_TOKEN = "vercel_blob_rw_TestStore_notasecret";

/**
 * Opens a whole site for the tests: a database of its own with demo data and an administrator, a production build beside
 * the real one, and two servers on free ports: one with request limits (LIMITED_SITE_URL), one without (SITE_URL).
 * @param {{ onStop: (step: () => unknown) => void }} session told how to close each part
 * @returns {Promise<Record<string, string | undefined>>} the environment of whoever tests it
 */
export async function openTestSite({ onStop }) {
  const cluster = await startScratchCluster("test-postgres");
  onStop(cluster.stop);
  await cluster.createDatabase(databaseName);
  const env = testEnvironment({ port: await freePort(), databaseUrl: cluster.urlOf(databaseName) });
  for (const [file, ...args] of [["scripts/db/prepare.ts"], ["scripts/admin/create.ts", "--tell"]]) {
    const { code, messages, output } = await runTypeScript(file, { args, env });
    if (code !== 0) throw new Problem(messages[0]?.problem ?? `${file} failed:\n${output}`);
  }
  await buildSite({ distDir: ".cache/next-test", facts: [env.SITE_URL], env });
  // What tests proxies stands on this machine itself; the other server believes nobody.
  const main = await serve({ ...env, TRUSTED_PROXIES: "127.0.0.1,10.0.0.0/8,fd00::/8" }, "test-server");
  onStop(main.stop);
  const limited = await freePort();
  const vpic = await freePort();
  const blob = await freePort();
  const others = {
    PORT: String(limited),
    RATE_LIMITS: "on",
    VPIC_URL: `http://127.0.0.1:${vpic}/api`,
    BLOB_READ_WRITE_TOKEN: BLOB_STAND_IN_TOKEN,
    VERCEL_BLOB_API_URL: `http://127.0.0.1:${blob}`,
    VERCEL_BLOB_RETRIES: "0",
  };
  onStop((await serve({ ...env, ...others }, "test-server-limited")).stop);
  return {
    ...env,
    SERVER_PID: String(main.pid),
    LIMITED_SITE_URL: `http://127.0.0.1:${limited}`,
    VPIC_STAND_IN_PORT: String(vpic),
    BLOB_STAND_IN_PORT: String(blob),
  };
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} name of its log under .cache
 * @returns {Promise<{ pid: number | undefined, stop: () => Promise<void> }>}
 */
async function serve(env, name) {
  const path = `${cacheFolder}/${name}.log`;
  const log = openSync(path, "w");
  const child = spawn(process.execPath, ["scripts/testing/serve.mjs"], {
    cwd: root,
    // With one allocator arena less, as `npm start` has it.
    env: guarded({ ...env, NODE_ENV: "production", MALLOC_ARENA_MAX: "2" }),
    stdio: ["ignore", log, log, "ipc"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const ready = new Promise((resolve) => child.once("message", resolve));
  const first = await Promise.race([ready, ended]);
  if (first !== "ready") throw new Problem(`The server did not start: ${path} says why.`);
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { pid: child.pid, stop };
}
