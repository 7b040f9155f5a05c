import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type { DiffTarget, MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm";
import * as engineModule from "@prisma/schema-engine-wasm/schema_engine_bg";

// Prisma's schema engine, compiled to WebAssembly. The engine of the command line is downloaded from outside the package
// registry. Only use calls that need no shadow database: the engine's "shadow" connection would be the real database.

const NO_FILTER = { externalTables: [], externalEnums: [] };

let isLoaded = false;

/** Instantiates the WebAssembly module, which the package leaves to a bundler. */
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
 * Runs `work` with an engine connected to a database, then closes the connection.
 * @param databaseUrl required even for work without a database, because the engine reads the server's version
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
 * Applies pending migrations and records them as `prisma migrate deploy` does.
 * @returns the names of the applied migrations, oldest first
 */
export function applyMigrations(databaseUrl: string, migrationsList: MigrationList): Promise<string[]> {
  return withEngine(databaseUrl, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: NO_FILTER });
    return appliedMigrationNames;
  });
}

/** Compares a database's migration history with the migrations folder. Read-only. */
export function diagnoseMigrations(databaseUrl: string, migrationsList: MigrationList) {
  return withEngine(databaseUrl, (engine) =>
    engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters: NO_FILTER }),
  );
}

/**
 * The SQL that migrates from one Prisma schema to another.
 * @param databaseUrl any PostgreSQL database; its contents are not used
 * @param from the text of the old schema, or null for an empty one
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
