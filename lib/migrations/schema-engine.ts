import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type { DiffTarget, MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm";
import * as engineModule from "@prisma/schema-engine-wasm/schema_engine_bg";

// Prisma's own schema engine, compiled to WebAssembly: the command-line one is a download from outside the package
// registry. Only the calls below are sound here. Whatever needs a shadow database is not: the engine's "shadow"
// connection would be the real one.

const NO_FILTER = { externalTables: [], externalEnums: [] };

let isLoaded = false;

/** The package expects a bundler to instantiate its WebAssembly; Node does it by hand. */
async function loadEngine(): Promise<void> {
  if (isLoaded) return;
  const entry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");
  const bytes = readFileSync(entry.replace(/schema_engine\.js$/, "schema_engine_bg.wasm"));
  const module = await WebAssembly.compile(bytes);
  const instance = await WebAssembly.instantiate(module, { "./schema_engine_bg.js": { ...engineModule } });
  engineModule.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();
  isLoaded = true;
}

/**
 * Runs one piece of work with an engine connected to a database, and closes the connection after it.
 * @param databaseUrl the engine asks the server for its version even when the work concerns no database
 */
async function withEngine<Result>(
  databaseUrl: string,
  work: (engine: SchemaEngine) => Promise<Result>,
): Promise<Result> {
  await loadEngine();
  const factory = new PrismaPg({ connectionString: databaseUrl, max: 1 });
  const connections: SqlDriverAdapter[] = [];
  const engine = await engineModule.SchemaEngine.new(
    { datamodels: undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory({
      provider: factory.provider,
      adapterName: factory.adapterName,
      connect: async () => {
        const connection = await factory.connect();
        connections.push(connection);
        return connection;
      },
      connectToShadowDb: () => Promise.reject(new Error("There is no shadow database.")),
    }),
  );
  try {
    return await work(engine);
  } finally {
    for (const connection of connections) await connection.dispose();
  }
}

/**
 * Applies the migrations a database lacks and records them as `prisma migrate deploy` does.
 * @returns the names of those applied now, oldest first
 */
export function applyMigrations(databaseUrl: string, migrationsList: MigrationList): Promise<string[]> {
  return withEngine(databaseUrl, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: NO_FILTER });
    return appliedMigrationNames;
  });
}

/** How a database's record of migrations compares with the migrations folder. Reads only. */
export function diagnoseMigrations(databaseUrl: string, migrationsList: MigrationList) {
  return withEngine(databaseUrl, (engine) =>
    engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters: NO_FILTER }),
  );
}

/**
 * The SQL that turns one Prisma schema into another.
 * @param databaseUrl any PostgreSQL; nothing in it is looked at
 * @param from the older schema's text; null for none at all
 */
export function diffSchemas(databaseUrl: string, from: string | null, to: string): Promise<string> {
  const target = (content: string): DiffTarget => ({
    tag: "schemaDatamodel",
    files: [{ path: "schema.prisma", content }],
  });
  return withEngine(databaseUrl, async (engine) => {
    const { stdout } = await engine.diff({
      from: from === null ? { tag: "empty" } : target(from),
      to: target(to),
      script: true,
      exitCode: null,
      filters: NO_FILTER,
    });
    return stdout ?? "";
  });
}
