import { startCluster } from "../postgres/cluster.mjs";
import { requireDatabase } from "../postgres/reach.mjs";
import { dataFolder } from "../setup/paths.mjs";
import { step } from "../setup/step.mjs";
import { databaseName } from "./names.mjs";

/**
 * Opens the site's database: the one of DATABASE_URL, or else the embedded one.
 * @param {{ databaseUrl?: string, onLost?: () => void }} options
 * @returns {Promise<{ url: string, where: string, stop: () => Promise<void> }>} `where` its data lies, in words
 */
export async function openSiteDatabase({ databaseUrl, onLost }) {
  if (databaseUrl) {
    const { host, pathname } = new URL(databaseUrl);
    step(`Connecting to the database ${host}${pathname}`);
    await requireDatabase(databaseUrl);
    return { url: databaseUrl, where: `the database ${host}${pathname}`, stop: async () => {} };
  }
  step("Starting the database");
  const folder = `${dataFolder}/postgres`;
  const cluster = await startCluster({ folder, log: `${dataFolder}/postgres.log`, onLost });
  await cluster.createDatabase(databaseName);
  return { url: cluster.urlOf(databaseName), where: folder, stop: cluster.stop };
}
