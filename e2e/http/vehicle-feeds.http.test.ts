import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, completeRetailVehicle, signIn } from "@/e2e/support/api";
import { parseRecords } from "@/e2e/support/csv";
import { type FeedFields, feedProblems, GOOGLE_FIELDS, META_FIELDS } from "@/e2e/support/feed-fields";
import { sendRaw } from "@/e2e/support/raw";
import { site } from "@/e2e/support/site";
import { upload } from "@/e2e/support/upload";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";

const RETAIL = "/api/admin/retail-vehicles";
const GOOGLE = "/feeds/google-vehicles.csv";
const META = "/feeds/meta-vehicles.csv";
const FEEDS: [string, FeedFields][] = [
  [GOOGLE, GOOGLE_FIELDS],
  [META, META_FIELDS],
];

let token: string;
const created: string[] = [];
beforeAll(async () => {
  token = (await signIn()).token;
});
afterAll(async () => {
  for (const id of created) await call(`${RETAIL}/${id}`, { method: "DELETE", token });
});

async function create(changes: object = {}): Promise<RetailVehicle> {
  const json = completeRetailVehicle({ exteriorColor: "Blue", ...changes });
  const { status, body } = await call(RETAIL, { json, token });
  expect(status).toBe(201);
  const vehicle = body as RetailVehicle;
  created.push(vehicle._id);
  return vehicle;
}

const jpeg = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "#2040c0" } })
    .jpeg()
    .toBuffer();

async function edit(id: string, changes: object): Promise<RetailVehicle> {
  const { status, body } = await call(`${RETAIL}/${id}`, { method: "PUT", json: changes, token });
  expect(status).toBe(200);
  return body as RetailVehicle;
}

async function recordOf(feed: string, { _id }: RetailVehicle) {
  const { status, text } = await call(feed);
  expect(status).toBe(200);
  const url = `${site.url}/inventory/${_id}`;
  return parseRecords(text).find(({ url: metaUrl, link }) => (metaUrl ?? link) === url);
}

/** The price of a vehicle in the structured data of its page. */
async function structuredPrice({ _id }: RetailVehicle): Promise<string | undefined> {
  const { text } = await call(`/inventory/${_id}`);
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  const nodes = JSON.parse(json)["@graph"] as { "@type": unknown; offers?: { price: number } }[];
  const car = nodes.find((node) => node["@type"] === "Car");
  return car && `${car.offers?.price} USD`;
}

async function lastModified({ _id }: RetailVehicle): Promise<string | undefined> {
  const { text } = await call("/sitemap.xml");
  return new RegExp(`<loc>${site.url}/inventory/${_id}</loc>\\s*<lastmod>(.*?)</lastmod>`).exec(text)?.[1];
}

/** What search engines and platforms get of a vehicle. */
const published = async (vehicle: RetailVehicle) => ({
  structuredData: await structuredPrice(vehicle),
  sitemap: await lastModified(vehicle),
  google: (await recordOf(GOOGLE, vehicle))?.price,
  meta: (await recordOf(META, vehicle))?.price,
});

const NOWHERE = { structuredData: undefined, sitemap: undefined, google: undefined, meta: undefined };
const everywhere = ({ price, updatedAt }: RetailVehicle) => {
  const text = `${price} USD`;
  return { structuredData: text, sitemap: updatedAt, google: text, meta: text };
};

describe("a vehicle", () => {
  it("is in the structured data, the sitemap and the feeds while it is for sale, with every edit", async () => {
    const vehicle = await create();
    const { _id } = vehicle;
    expect(await published(vehicle)).toEqual(everywhere(vehicle));
    for (const price of [6_101, 6_202, 6_303]) {
      const edited = await edit(_id, { price });
      expect(await published(edited)).toEqual(everywhere(edited));
    }
    await edit(_id, { status: "sold" });
    expect((await call(`/inventory/${_id}`)).status).toBe(200);
    expect(await published(vehicle)).toEqual(NOWHERE);
    const forSale = await edit(_id, { status: "available" });
    expect(await published(forSale)).toEqual(everywhere(forSale));
    await edit(_id, { mileage: null });
    expect(await published(vehicle)).toEqual(NOWHERE);
    const complete = await edit(_id, { mileage: 120_600 });
    expect(await published(complete)).toEqual(everywhere(complete));
    await call(`${RETAIL}/${_id}`, { method: "DELETE", token });
    expect(await published(vehicle)).toEqual(NOWHERE);
  });
});

describe.each(FEEDS)("%s", (feed, fields) => {
  it("follows the published specification, whatever is typed", async () => {
    const photo = await upload(token, await jpeg());
    const hostile = await create({
      trim: 'EX "Sport", 2\u2033',
      description: 'One owner.\nSays "hello", always; =1+1 <b>&amp;',
      features: "Heated seats, front\nBluetooth",
      interiorColor: "Gray, leather",
      images: [photo.body.url],
      transmission: "automated-manual",
      driveType: "4wd",
      fuelType: "plugin-hybrid",
      dateAcquired: "2026-10-12",
    });
    const { text } = await call(feed);
    expect(feedProblems(text, fields)).toEqual([]);
    const record = await recordOf(feed, hostile);
    expect(record).toMatchObject({ trim: hostile.trim, make: "Honda", year: "2003" });
    expect(record?.image ?? record?.image_link).toContain(site.url + photo.body.url);
  });

  it("is CSV that proxies may keep and have to revalidate", async () => {
    const { headers } = await call(feed);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("script-src 'self';");
    expect(headers.getSetCookie()).toEqual([]);
  });

  it("supports HEAD", async () => {
    const { status, text, headers } = await sendRaw(feed, { method: "HEAD" });
    expect([status, text, headers["content-type"]]).toEqual([200, "", "text/csv; charset=utf-8"]);
  });

  it("is open to crawlers", async () => {
    const { text } = await call("/robots.txt");
    expect(text).not.toMatch(/^Disallow: \/(feeds.*)?$/im);
  });
});
