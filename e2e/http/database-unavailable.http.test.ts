import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, completeRetailVehicle, signIn } from "@/e2e/support/api";
import { startDatabaseProxy } from "@/e2e/support/database-proxy";
import { startOwnServer } from "@/e2e/support/own-server";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";

let databaseProxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
let server: Awaited<ReturnType<typeof startOwnServer>>;
let token: string;
let database: pg.Client;
const vehicles: RetailVehicle[] = [];

const open = (path: string, options: Parameters<typeof call>[1] = {}) =>
  call(path, { at: server.url, ...options });

/** Whether the cache listeners of all three servers are connected: the two of the test site, and the one of this file. */
async function isListening(): Promise<boolean> {
  const { rowCount } = await database.query(
    "SELECT 1 FROM pg_stat_activity WHERE application_name = 'cache listener' AND state = 'idle' AND query <> ''",
  );
  return (rowCount ?? 0) >= 3;
}

beforeAll(async () => {
  database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  token = (await signIn()).token;
  for (const price of [4_001, 4_002]) {
    const json = completeRetailVehicle({ price });
    vehicles.push((await call("/api/admin/retail-vehicles", { json, token })).body as RetailVehicle);
  }
  databaseProxy = await startDatabaseProxy();
  server = await startOwnServer({ DATABASE_URL: databaseProxy.databaseUrl });
});

afterAll(async () => {
  await server.stop();
  await databaseProxy.close();
  await database.end();
  for (const { _id } of vehicles)
    await call(`/api/admin/retail-vehicles/${_id}`, { method: "DELETE", token });
});

describe("while the database is unavailable", () => {
  it("cached pages are served, other pages return 500, and API calls return 503", async () => {
    const [cached, unseen] = vehicles.map(({ _id }) => `/inventory/${_id}`) as [string, string];
    // Pages that were rendered before the cache listener connects expire once it does.
    await expect.poll(async () => (await open(cached)).headers.get("x-nextjs-cache")).toBe("HIT");
    await expect.poll(isListening).toBe(true);
    await open(cached);
    databaseProxy.disconnect();
    const still = await open(cached);
    expect(still.status).toBe(200);
    expect(still.text).toContain("$4,001");
    for (const path of ["/", "/about", "/contact"]) expect((await open(path)).status, path).toBe(200);
    for (const path of [
      unseen,
      "/inventory",
      "/inventory/page/2",
      "/parts",
      `/contact?vehicle=${"x".repeat(12)}`,
    ]) {
      const { status, headers, text } = await open(path);
      expect(status, path).toBe(500);
      expect(headers.get("cache-control"), path).toContain("no-store");
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(text, path).not.toMatch(/prisma|postgres|node_modules/i);
    }
    expect((await open("/parts/vehicle/cm000000000001")).headers.get("location")).toBe("/parts");
    const answer = await open("/api/retail-vehicles");
    expect(answer).toMatchObject({ status: 503, body: { code: "database_unavailable" } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);

    // The instance is not notified of an edit made through another one.
    const [{ _id }] = vehicles as [RetailVehicle];
    await call(`/api/admin/retail-vehicles/${_id}`, { method: "PUT", json: { price: 4_003 }, token });
    expect((await open(cached)).text).toContain("$4,001");

    databaseProxy.reconnect();
    await expect.poll(async () => (await open(unseen)).text).toContain("$4,002");
    // After reconnecting, it renders cached pages again.
    await expect.poll(async () => (await open(cached)).text).toContain("$4,003");
    for (const path of ["/inventory", "/parts"]) expect((await open(path)).status, path).toBe(200);
  });
});

it("an instance does not serve pages of the build, whose records may be outdated", async () => {
  const json = completeRetailVehicle({ price: 4_444 });
  const vehicle = (await call("/api/admin/retail-vehicles", { json, token })).body as RetailVehicle;
  vehicles.push(vehicle);
  const late = await startOwnServer();
  const { text } = await call("/inventory", { at: late.url });
  await late.stop();
  expect(text).toContain("$4,444");
});
