import { startScratchCluster } from "../postgres/scratch.mjs";
import { endChildren, runTypeScript } from "../setup/child.mjs";
import { ensureSecret, loadEnvFile } from "../setup/env-file.mjs";
import { checkEnvironment } from "../setup/environment.mjs";
import { requireWritableFolder } from "../setup/folder.mjs";
import { holdFolder } from "../setup/folder-lock.mjs";
import { installPackages } from "../setup/packages.mjs";
import { cacheFolder, dataFolder, root } from "../setup/paths.mjs";
import { generateClient } from "../setup/prisma-client.mjs";
import { Problem, tell } from "../setup/problem.mjs";
import { databaseName, siteLock } from "./names.mjs";
import { openSiteDatabase } from "./site-database.mjs";

/**
 * Runs one TypeScript program with a database, and ends with its exit code.
 * @param {string[]} words optionally `--scratch` or `--stopped`, then the file and its arguments
 */
export async function runWithDatabase(words) {
  process.chdir(root);
  const option = words[0]?.startsWith("--") ? words[0] : "";
  const scratch = option === "--scratch";
  const [file = "", ...args] = option ? words.slice(1) : words;
  let database = { url: "", stop: async () => {} };
  // The program is asked to end by the same signal; the database is stopped after it.
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, endChildren);
  try {
    requireWritableFolder(scratch ? cacheFolder : dataFolder);
    await installPackages({ development: false });
    await generateClient();
    database = scratch ? await scratchDatabase() : await siteDatabase(file, option === "--stopped");
    const env = {
      ...process.env,
      DATABASE_URL: database.url,
      // It leads to the site's database, never to a scratch one.
      ...(scratch && { DIRECT_DATABASE_URL: "" }),
    };
    const { code } = await runTypeScript(file, { args, env, show: true });
    process.exitCode = code;
  } catch (error) {
    tell(error);
    process.exitCode = 1;
  } finally {
    await database.stop();
  }
  process.exit();
}

async function scratchDatabase() {
  const cluster = await startScratchCluster(`scratch-${process.pid}`);
  await cluster.createDatabase(databaseName);
  return { url: cluster.urlOf(databaseName), stop: cluster.stop };
}

/**
 * @param {string} command what a site started meanwhile is told is running
 * @param {boolean} alone whether the site may not be running
 */
async function siteDatabase(command, alone) {
  ensureSecret();
  loadEnvFile();
  const { databaseUrl } = await checkEnvironment();
  const lock = await holdFolder(siteLock, command);
  if ("holder" in lock && databaseUrl && databaseUrl !== lock.holder.databaseUrl) {
    // Not the running site's database: nobody else's business.
    const database = await openSiteDatabase({ databaseUrl });
    return { url: database.url, stop: database.stop };
  }
  if ("hold" in lock) {
    const database = await openSiteDatabase({ databaseUrl });
    return {
      url: database.url,
      async stop() {
        await database.stop();
        lock.hold.release();
      },
    };
  }
  if (alone)
    throw new Problem(`Stop the site first: ${lock.holder.command} runs (process ${lock.holder.pid}).`);
  if (lock.holder.databaseUrl) return { url: lock.holder.databaseUrl, stop: async () => {} };
  throw new Problem(
    `${lock.holder.command} (process ${lock.holder.pid}) is starting: try again in a moment.`,
  );
}
