import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, completeRetailVehicle, signIn } from "@/e2e/support/api";
import { databaseCable } from "@/e2e/support/cable";
import { startOwnServer } from "@/e2e/support/own-server";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";

let cable: Awaited<ReturnType<typeof databaseCable>>;
let server: Awaited<ReturnType<typeof startOwnServer>>;
let token: string;
const vehicles: RetailVehicle[] = [];

const open = (path: string, options: Parameters<typeof call>[1] = {}) =>
  call(path, { at: server.url, ...options });

beforeAll(async () => {
  token = (await signIn()).token;
  for (const price of [4_001, 4_002]) {
    const json = completeRetailVehicle({ price });
    vehicles.push((await call("/api/admin/retail-vehicles", { json, token })).body as RetailVehicle);
  }
  cable = await databaseCable();
  server = await startOwnServer({ DATABASE_URL: cable.databaseUrl });
});

afterAll(async () => {
  await server.stop();
  await cable.close();
  for (const { _id } of vehicles)
    await call(`/api/admin/retail-vehicles/${_id}`, { method: "DELETE", token });
});

describe("while the database is away", () => {
  it("stored pages are served, and what is not stored says so in a page that needs no script", async () => {
    const [stored, unseen] = vehicles.map(({ _id }) => `/inventory/${_id}`) as [string, string];
    // A server that has just started distrusts twice what it stores, three seconds apart.
    let hits = 0;
    const served = async () => {
      const { headers } = await open(stored);
      hits = headers.get("x-nextjs-cache") === "HIT" ? hits + 1 : 0;
      return hits;
    };
    await expect.poll(served, { interval: 100, timeout: 60_000 }).toBeGreaterThan(35);
    cable.pull();
    const still = await open(stored);
    expect(still.status).toBe(200);
    expect(still.text).toContain("$4,001");
    for (const path of ["/", "/about", "/contact"]) expect((await open(path)).status, path).toBe(200);

    const headings = {
      [unseen]: [
        "Error loading vehicle",
        "API error: 503 - The database cannot be reached right now.",
        "Return to Inventory",
      ],
      "/parts/vehicle/cm000000000001": ["Unexpected Application Error!"],
    };
    for (const [path, [heading, ...words]] of Object.entries(headings)) {
      const { status, headers, text } = await open(path);
      expect(status, path).toBe(503);
      expect(Number(headers.get("retry-after")), path).toBeGreaterThan(0);
      expect(headers.get("content-type"), path).toBe("text/html; charset=utf-8");
      expect(headers.get("cache-control"), path).toBe("no-store");
      expect(headers.get("content-security-policy"), path).toContain("script-src 'self';");
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(text, path).toContain(`<h1>${heading}</h1>`);
      for (const word of words) expect(text, path).toContain(`>${word}<`);
      expect(text, path).toContain('href="tel:+15185550142"');
      expect(text, path).not.toContain("<script");
    }
    // A list is loaded by the browser (e2e/database-away.spec.ts); without a script its page says what is wrong.
    for (const path of ["/inventory", "/inventory/page/2", "/parts", "/parts/page/2?a=b"]) {
      const { status, headers, text } = await open(path);
      expect(status, path).toBe(503);
      expect(Number(headers.get("retry-after")), path).toBeGreaterThan(0);
      expect(headers.get("cache-control"), path).toBe("no-store");
      expect(headers.get("content-security-policy"), path).toMatch(/script-src 'self' 'sha256-/);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(text, path).toContain(">Loading vehicles...<");
      expect(text, path).toMatch(/<noscript>.*Error loading vehicles.*Failed to fetch vehicles/);
    }
    const head = await open(unseen, { method: "HEAD" });
    expect([head.status, head.text]).toEqual([503, ""]);
    const compressed = await open(unseen, { headers: { "Accept-Encoding": "gzip" } });
    expect(compressed.text).toContain("Error loading vehicle");
    expect(await open("/api/retail-vehicles")).toMatchObject({
      status: 503,
      body: { code: "database_unavailable" },
    });

    // It hears nothing of an edit made through another instance.
    const [{ _id }] = vehicles as [RetailVehicle];
    await call(`/api/admin/retail-vehicles/${_id}`, { method: "PUT", json: { price: 4_003 }, token });
    expect((await open(stored)).text).toContain("$4,001");

    cable.putBack();
    await expect.poll(async () => (await open(unseen)).text).toContain("$4,002");
    // Back on the line, it distrusts what it kept from before.
    await expect.poll(async () => (await open(stored)).text).toContain("$4,003");
    for (const path of ["/inventory", "/parts"]) {
      const { status, text } = await open(path);
      expect(status, path).toBe(200);
      expect(text, path).not.toContain("Loading vehicles...");
    }
    for (const path of ["/inventory/page/unloaded", "/parts/page/unloaded"])
      expect((await open(path)).status, path).toBe(404);
  });
});

it("an instance distrusts pages from before its start: those of the build", async () => {
  const json = completeRetailVehicle({ price: 4_444 });
  const vehicle = (await call("/api/admin/retail-vehicles", { json, token })).body as RetailVehicle;
  vehicles.push(vehicle);
  const late = await startOwnServer();
  const { text } = await call("/inventory", { at: late.url });
  await late.stop();
  expect(text).toContain("$4,444");
});
