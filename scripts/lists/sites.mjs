import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { startScratchCluster } from "../postgres/scratch.mjs";
import { buildSite } from "../setup/build.mjs";
import { guarded, runTypeScript } from "../setup/child.mjs";
import { cacheFolder, root } from "../setup/paths.mjs";
import { generateClient } from "../setup/prisma-client.mjs";
import { Problem } from "../setup/problem.mjs";
import { freePort } from "../site/port.mjs";
import { testEnvironment } from "../testing/test-environment.mjs";
import { fillLists } from "./fill.mjs";

/** @typedef {{ url: string, username: string, password: string }} FilledSite */

/**
 * Serves the site on databases of their own, one for each count of records.
 * @param {{ onStop: (step: () => unknown) => void }} session told how to close each part
 * @param {number[]} counts
 * @returns {Promise<FilledSite[]>}
 */
export async function openFilledSites({ onStop }, counts) {
  await generateClient();
  const cluster = await startScratchCluster("lists-postgres");
  onStop(cluster.stop);
  const sites = [];
  for (const count of counts) {
    const name = `lists_${count}`;
    await cluster.createDatabase(name);
    const databaseUrl = cluster.urlOf(name);
    const env = { ...testEnvironment({ port: await freePort(), databaseUrl }), DEMO_DATA: "0" };
    for (const [file, ...args] of [["scripts/db/prepare.ts"], ["scripts/admin/create.ts", "--tell"]]) {
      const { code, output } = await runTypeScript(file, { args, env });
      if (code !== 0) throw new Problem(`${file} failed:\n${output}`);
    }
    await fillLists(databaseUrl, count);
    await buildSite({ distDir: ".cache/next-test", facts: [env.SITE_URL], env });
    onStop(await serve(env, name));
    sites.push({ url: env.SITE_URL, username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD });
  }
  return sites;
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} name of its log under .cache
 */
async function serve(env, name) {
  const log = openSync(`${cacheFolder}/${name}.log`, "w");
  const child = spawn(process.execPath, ["scripts/testing/serve.mjs"], {
    cwd: root,
    env: guarded({ ...env, NODE_ENV: "production" }),
    stdio: ["ignore", log, log, "ipc"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const ready = new Promise((resolve) => child.once("message", resolve));
  if ((await Promise.race([ready, ended])) !== "ready") {
    throw new Problem(`The server did not start: ${cacheFolder}/${name}.log says why.`);
  }
  return async () => {
    child.kill("SIGTERM");
    await ended;
  };
}
