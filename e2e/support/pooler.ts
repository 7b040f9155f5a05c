import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { requireProgram } from "@/scripts/testing/debian.mjs";
import { startProgram } from "./program";

const NOBODY = 65_534;

/**
 * Starts PgBouncer in transaction mode on this machine, with two connections to a database.
 * @param databaseUrl of the database itself, not of the pooler
 */
export async function startPooler(
  databaseUrl: string,
): Promise<{ databaseUrl: string; stop: () => Promise<void> }> {
  const target = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  const port = await getPort();
  const database = {
    host: target.hostname,
    port: target.port || "5432",
    dbname: target.pathname.slice(1),
    user: decodeURIComponent(target.username),
    password: decodeURIComponent(target.password),
  };
  const connection = Object.entries(database).map(
    ([name, value]) => `${name}='${value.replaceAll("'", "''")}'`,
  );
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    `[databases]
pooled = ${connection.join(" ")}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
  );
  const { path, env } = await requireProgram("pgbouncer");
  // PgBouncer refuses to run as root.
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  chmodSync(folder, 0o755);
  const pgbouncer = await startProgram(path, [join(folder, "pgbouncer.ini")], { ...identity, env, port });
  return {
    databaseUrl: `postgresql://pooled@127.0.0.1:${port}/pooled`,
    async stop() {
      await pgbouncer.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
