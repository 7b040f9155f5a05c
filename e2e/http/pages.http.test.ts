import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type ApiResponse, call, completeRetailVehicle, freshStockNumber, signIn } from "@/e2e/support/api";
import { sendRaw } from "@/e2e/support/raw";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";

let token: string;
let database: pg.Client;
beforeAll(async () => {
  token = (await signIn()).token;
  database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
});
afterAll(() => database.end());

const create = async (changes: object = {}) =>
  (await call("/api/admin/retail-vehicles", { json: completeRetailVehicle(changes), token }))
    .body as RetailVehicle;
/** The cached page. A change made just before may be announced late and expire the page again. */
async function callCached(path: string, options: Parameters<typeof call>[1] = {}) {
  const isHit = ({ headers }: ApiResponse) => headers.get("x-nextjs-cache") === "HIT";
  return vi.waitUntil(async () => [await call(path, options)].find(isHit), { timeout: 30_000 });
}
const textOf = async (path: string) => (await call(path)).text;

describe("the pages of the inventory", () => {
  it("contain the complete content without scripts", async () => {
    const vehicle = await create({
      description: "One owner, garage kept.",
      features: "Moonroof\nTow package",
    });
    const html = (await textOf(`/inventory/${vehicle._id}`)).replaceAll(/<script.*?<\/script>/gs, "");
    for (const text of [
      "2003 Honda Accord",
      "$5,400",
      "120,500",
      "One owner, garage kept.",
      "Tow package",
      vehicle.stockNumber,
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toMatch(/<title>2003 Honda Accord \| /);
    expect(html).toMatch(/<meta name="description" content="2003 Honda Accord: \$5,400/);
    expect(html).toContain(`href="/contact?vehicle=${vehicle._id}"`);
  });

  it("show an edit on the next request, in the list and on the vehicle's page", async () => {
    const { _id } = await create();
    for (const price of [6_101, 6_202, 6_303, 6_404, 6_505]) {
      await call(`/api/admin/retail-vehicles/${_id}`, { method: "PUT", json: { price }, token });
      const shown = `$${price.toLocaleString("en-US")}`;
      expect(await textOf("/inventory")).toContain(shown);
      expect(await textOf(`/inventory/${_id}`)).toContain(shown);
    }
    await call(`/api/admin/retail-vehicles/${_id}`, { method: "DELETE", token });
    expect((await call(`/inventory/${_id}`)).status).toBe(404);
  });

  it("show an edit on the next request during concurrent requests", async () => {
    const { _id } = await create();
    const paths = ["/inventory", `/inventory/${_id}`];
    let reading = true;
    const readers = Array.from({ length: 6 }, async (_, index) => {
      while (reading) await call(paths[index % 2] ?? "/");
    });
    const stale: string[] = [];
    for (let price = 7_001; price <= 7_020; price += 1) {
      await call(`/api/admin/retail-vehicles/${_id}`, { method: "PUT", json: { price }, token });
      const shown = `$${price.toLocaleString("en-US")}`;
      for (const path of paths) if (!(await textOf(path)).includes(shown)) stale.push(`${path} ${shown}`);
    }
    reading = false;
    await Promise.all(readers);
    expect(stale).toEqual([]);
  });

  it("require revalidation, and return 304 if unchanged", async () => {
    const { headers } = await call("/inventory");
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const again = await sendRaw("/inventory", { headers: { "If-None-Match": headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });

  it("have a policy for their scripts, cached or not, regardless of a policy in the request", async () => {
    const { _id } = await create();
    const headers = { "Content-Security-Policy": "script-src 'nonce-bm90LW15LW5vbmNl'" };
    const policies: (string | null)[] = [];
    const rendered = await call(`/inventory/${_id}`, { headers });
    expect(rendered.headers.get("x-nextjs-cache")).toBe("MISS");
    for (const page of [rendered, await callCached(`/inventory/${_id}`, { headers })]) {
      expect(page.text).not.toContain("bm90LW15LW5vbmNl");
      policies.push(page.headers.get("content-security-policy"));
    }
    expect(policies[0]).toMatch(/script-src 'self' 'sha256-/);
    expect(policies[0]).not.toMatch(/script-src[^;]*unsafe/);
    expect(policies[1]).toBe(policies[0]);
    await call(`/api/admin/retail-vehicles/${_id}`, { method: "DELETE", token });
  });

  it("are the same for crawlers", async () => {
    for (const agent of ["Twitterbot/1.0", "Mozilla/5.0 (compatible; bingbot/2.0)"]) {
      const { headers, text } = await callCached("/about", { headers: { "User-Agent": agent } });
      expect(headers.get("content-security-policy"), agent).toMatch(/script-src 'self' 'sha256-/);
      expect(text.split("</head>")[0], agent).toMatch(/<title>About[^<]*<\/title>.*<meta name="description"/);
    }
  });

  it.each([
    "/robots.txt",
    "/opengraph-image",
    "/icons.svg",
    "/parts/vehicle/x",
    "/feeds/google-vehicles.csv",
  ])("and other responses such as %s have a policy", async (path) => {
    expect((await call(path)).headers.get("content-security-policy")).toContain("object-src 'none'");
  });

  it("are served without querying the database", async () => {
    const { _id } = await create();
    for (const path of ["/inventory", "/parts", `/inventory/${_id}`]) {
      await callCached(path);
    }
    // A direct change in the database is not shown until its tag is announced.
    await database.query(`UPDATE "RetailVehicle" SET "price" = 7777 WHERE "id" = $1`, [_id]);
    expect(await textOf(`/inventory/${_id}`)).not.toContain("$7,777");
  });

  it.each(["retail-vehicles", "dismantled-vehicles"])(
    "stay cached on every instance if a save of %s changes nothing",
    async (inventory) => {
      const [first, second] = [`/drawings/suv-blue-lot.svg?${inventory}`, "/drawings/sedan-red-lot.svg"];
      const more = {
        dateAcquired: "2026-11-12",
        status: "Parts Available",
        price: undefined,
        condition: undefined,
      };
      const created = await call(`/api/admin/${inventory}`, {
        json: completeRetailVehicle(inventory === "dismantled-vehicles" ? more : {}),
        token,
      });
      const path = `/api/admin/${inventory}/${(created.body as RetailVehicle)._id}`;
      const save = async (json: object) =>
        (await call(path, { method: "PUT", json, token })).body as RetailVehicle;
      await save({ imageUrl: second });
      const vehicle = await save({ imageUrl: first });
      const announced: string[] = [];
      database.on("notification", ({ payload = "" }) => announced.push(payload));
      await database.query("LISTEN cache_tags");
      const { _id, version, imageUrl, missing, ...same } = vehicle;
      for (const json of [same, { imageUrl }, { ...same, imageUrl }, {}, { make: ` ${same.make} ` }])
        expect((await save(json)).version).toBe(version);
      await save({ make: "Another make" });
      await expect.poll(() => announced).toEqual([expect.stringContaining(inventory)]);
      await database.query("UNLISTEN cache_tags");
      database.removeAllListeners("notification");
      await call(path, { method: "DELETE", token });
    },
  );

  it("expire when another process announces a change", async () => {
    const { _id } = await create();
    await textOf(`/inventory/${_id}`);
    await database.query(`UPDATE "RetailVehicle" SET "price" = 8888 WHERE "id" = $1`, [_id]);
    await database.query("SELECT pg_notify('cache_tags', $1)", [`retail-vehicle:${_id}`]);
    await expect.poll(() => textOf(`/inventory/${_id}`)).toContain("$8,888");
  });

  it("escape the values of records", async () => {
    const { _id } = await create({
      make: "<script>alert(1)</script>",
      description: "</script><img src=x onerror=alert(2)>",
    });
    for (const path of ["/inventory", `/inventory/${_id}`]) {
      const html = await textOf(path);
      expect(html).not.toContain("<script>alert(1)");
      expect(html).not.toContain("<img src=x");
    }
    await call(`/api/admin/retail-vehicles/${_id}`, { method: "DELETE", token });
  });

  it.each([
    "/inventory/no-such-vehicle",
    "/inventory/short",
    "/inventory/%E2%98%83%E2%98%83%E2%98%83%E2%98%83",
    "/inventory/%25",
    "/inventory/%25E0%25A4%25A",
    "/inventory/page/9999",
    "/inventory/page/02",
    "/inventory/page/%25",
    "/parts/no-such-vehicle",
    "/parts/short",
    "/parts/%25",
    "/parts/page/%25",
    "/no-such-page",
  ])("return 404 for %s, rendered or from the cache", async (path) => {
    expect((await call(path)).status).toBe(404);
    expect((await callCached(path)).status).toBe(404);
  });

  it("omit a vehicle that was sold more than 30 days ago", async () => {
    const { _id, stockNumber } = await create({ status: "sold", stockNumber: freshStockNumber() });
    expect(await textOf(`/inventory/${_id}`)).toContain(stockNumber);
    await database.query(`UPDATE "RetailVehicle" SET "soldAt" = now() - interval '31 days' WHERE "id" = $1`, [
      _id,
    ]);
    expect((await call(`/api/retail-vehicles/${_id}`)).status).toBe(404);
    expect((await call("/api/retail-vehicles?limit=500")).text).not.toContain(_id);
    await database.query("SELECT pg_notify('cache_tags', 'records')");
    await expect.poll(async () => (await call(`/inventory/${_id}`)).status).toBe(404);
    expect(await textOf("/inventory")).not.toContain(_id);
    expect(await textOf("/sitemap.xml")).not.toContain(_id);
  });
});

describe("the drawings", () => {
  it("are served as SVG", async () => {
    const { status, headers, text } = await call("/drawings/suv-blue-lot.svg");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain("image/svg+xml");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(text).toMatch(/^<svg/);
  });

  it("return 404 for a drawing that does not exist", async () => {
    expect((await call("/drawings/tractor-pink-moon.svg")).status).toBe(404);
  });
});
