// Generates the Prisma client: after every install, and before every build.
import { spawnSync } from "node:child_process";

const { status, stderr } = spawnSync(process.execPath, ["node_modules/prisma/build/index.js", "generate"], {
  encoding: "utf8",
  env: {
    ...process.env,
    CHECKPOINT_DISABLE: "1",
    // Prisma would download an engine that is not needed to generate the client. Any executable prevents that.
    PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY || process.execPath,
  },
});
if (status !== 0) console.error(stderr);
process.exitCode = status ?? 1;
