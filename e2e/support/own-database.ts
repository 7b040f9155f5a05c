import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { targetDatabase } from "@/scripts/db/client";

/** Creates an empty database with all tables, for tests that must not share rows with a running site. */
export async function createOwnDatabase(name: string) {
  const database = `${name}_${process.pid}`;
  const server = new pg.Client({ connectionString: targetDatabase() });
  await server.connect();
  await server.query(`CREATE DATABASE ${database}`);
  const url = new URL(targetDatabase());
  url.pathname = database;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const folders = (await readdir("prisma/migrations")).filter((folder) => /^\d/.test(folder)).sort();
  for (const folder of folders) {
    await client.query(await readFile(`prisma/migrations/${folder}/migration.sql`, "utf8"));
  }
  await client.end();
  return {
    url: url.href,
    /** Deletes it, once nothing is connected. */
    async drop() {
      await server.query(`DROP DATABASE ${database} WITH (FORCE)`);
      await server.end();
    },
  };
}
