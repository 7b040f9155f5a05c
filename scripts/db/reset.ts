// npm run db:reset [-- --yes]
import { createInterface } from "node:readline/promises";
import pg from "pg";
import { directDatabaseUrl } from "@/lib/env";
import { migrate } from "@/lib/migrations/migrate";
import { seed } from "@/prisma/seed";
import { openClient, targetDatabase } from "./client";

/** Whether the user (or --yes) confirms deleting everything in this database. */
async function isSure(name: string, place: string): Promise<boolean> {
  if (process.argv.includes("--yes")) return true;
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  prompt.on("close", () => process.exit());
  process.exitCode = 1;
  console.log(
    `This deletes every vehicle, request, account and setting in the database '${name}' on ${place}.`,
  );
  const answer = await prompt.question(`Type ${name} to continue: `);
  prompt.removeAllListeners("close");
  prompt.close();
  return answer.trim() === name;
}

async function dropEverything(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  } finally {
    await client.end();
  }
}

const url = targetDatabase();
const { host, pathname } = new URL(url);
const name = decodeURIComponent(pathname.slice(1));
if (await isSure(name, host)) {
  await dropEverything(url);
  await migrate(directDatabaseUrl());
  const prisma = openClient();
  if (process.env.DEMO_DATA !== "0") await seed(prisma);
  await prisma.$disconnect();
  console.log("The database was reset. 'npm start' creates an administrator.");
  process.exitCode = 0;
} else {
  console.log("Nothing was changed.");
  process.exitCode = 1;
}
// The migration engine leaves a timer that would delay the exit by ten seconds.
process.exit();
