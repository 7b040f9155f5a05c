import { mkdirSync, rmSync } from "node:fs";
import { cacheFolder } from "../setup/paths.mjs";
import { startCluster } from "./cluster.mjs";

/**
 * Starts a throw-away PostgreSQL: new each time, nothing kept, never near the real data.
 * @param {string} name of its folder under .cache
 */
export async function startScratchCluster(name) {
  const folder = `${cacheFolder}/${name}`;
  mkdirSync(cacheFolder, { recursive: true, mode: 0o700 });
  for (const path of [folder, `${folder}.new`]) rmSync(path, { recursive: true, force: true });
  const cluster = await startCluster({ folder, log: `${folder}.log`, durable: false });
  return {
    ...cluster,
    async stop() {
      await cluster.stop();
      for (const path of [folder, `${folder}.log`]) rmSync(path, { recursive: true, force: true });
    },
  };
}
