import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { runNode } from "./child.mjs";
import { root } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { step } from "./step.mjs";

const stamp = `${root}/lib/generated/schema.sha256`;

/** Generates the typed database client when the schema, or Prisma itself, is another than last time. */
export async function generateClient() {
  const version = JSON.parse(readFileSync(`${root}/node_modules/prisma/package.json`, "utf8")).version;
  const schema = readFileSync(`${root}/prisma/schema.prisma`);
  const wanted = createHash("sha256").update(version).update(schema).digest("hex");
  const isThere = existsSync(`${root}/lib/generated/prisma/client.ts`) && existsSync(stamp);
  if (isThere && readFileSync(stamp, "utf8") === wanted) return;
  step("Generating the database client from the schema");
  // Prisma's command wants to download an engine that generating does not use: any executable satisfies it.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: "1" };
  const { code, output } = await runNode(["node_modules/prisma/build/index.js", "generate"], { env });
  if (code !== 0) throw new Problem(`The database client could not be generated:\n${output.trim()}`);
  writeFileSync(stamp, wanted);
}
