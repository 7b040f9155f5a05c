import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, partRequest } from "@/e2e/support/api";
import { startOwnServer } from "@/e2e/support/own-server";
import { startPostgres } from "@/lib/postgres/embedded.mjs";
import { runTypeScript } from "@/scripts/setup/commands.mjs";

// The embedded database of `npm start` is killed while customers send requests.

const KILLS = 3;

let database: Awaited<ReturnType<typeof startPostgres>>;
let server: Awaited<ReturnType<typeof startOwnServer>>;

beforeAll(async () => {
  database = await startPostgres({ folder: ".cache/killed-database", temporary: true });
  await runTypeScript("scripts/db/prepare.ts", [], {
    env: { ...process.env, DATABASE_URL: database.url, DEMO_DATA: "1" },
  });
  server = await startOwnServer({ DATABASE_URL: database.url });
});

afterAll(async () => {
  await server?.stop();
  await database?.stop();
});

/** The number of connected cache listeners. Null while the database is unreachable. */
async function countListeners(): Promise<number | null> {
  const client = new pg.Client({ connectionString: database.url });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query(
      "SELECT FROM pg_stat_activity WHERE application_name = 'cache listener' AND query <> '' AND state = 'idle'",
    );
    return rowCount;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

it("a killed database is restarted, no confirmed request is lost, and cached pages are served meanwhile", async () => {
  const at = server.url;
  const page = () => call("/inventory", { at });
  await expect.poll(async () => (await page()).headers.get("x-nextjs-cache")).toBe("HIT");
  const cards = ({ text }: { text: string }) => text.match(/href="\/inventory\/\w+"/g)?.length;
  const complete = cards(await page());
  expect(complete).toBeGreaterThan(0);
  const listeners = await countListeners();
  expect(listeners).toBeGreaterThan(0);

  const confirmed: string[] = [];
  const statuses = new Set<number>();
  const retryAfter = new Set<number>();
  let sending = true;
  const send = async () => {
    while (sending) {
      const { status, headers, body } = await call("/api/part-requests", { json: partRequest(), at });
      statuses.add(status);
      if (status === 201) confirmed.push((body as { reference: string }).reference);
      else retryAfter.add(Number(headers.get("retry-after")));
    }
  };
  const senders = [send(), send(), send()];
  for (let kill = 0; kill < KILLS; kill += 1) {
    // All pages expire whenever the listener reconnects.
    await expect.poll(countListeners).toBe(listeners);
    await expect.poll(async () => (await page()).headers.get("x-nextjs-cache")).toBe("HIT");
    const before = confirmed.length;
    const killed = database.pid();
    process.kill(killed ?? 0, "SIGKILL");
    const meanwhile = await page();
    expect([meanwhile.status, cards(meanwhile)]).toEqual([200, complete]);
    await expect.poll(database.pid).not.toBe(killed);
    await expect.poll(() => confirmed.length).toBeGreaterThan(before + 5);
  }
  sending = false;
  await Promise.all(senders);

  expect([...statuses].sort(), server.output()).toEqual([201, 503]);
  expect([...retryAfter]).toEqual([5]);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('SELECT "reference" FROM "PartRequest"');
  await client.end();
  const stored = new Set(rows.map(({ reference }) => reference));
  expect(confirmed.filter((reference) => !stored.has(reference))).toEqual([]);
});
