import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, completeRetailVehicle, freshStockNumber, signIn } from "@/e2e/support/api";
import { dismantledVehicle } from "@/e2e/support/office-vehicles";
import { site } from "@/e2e/support/site";
import { OPEN_GRAPH_SIZE } from "@/lib/seo/open-graph";

// The page of each dismantled vehicle, its link preview and its place in the sitemap.

const DISMANTLED = "/api/admin/dismantled-vehicles";
const RETAIL = "/api/admin/retail-vehicles";

let token: string;
const created: string[] = [];

beforeAll(async () => {
  token = (await signIn()).token;
});
afterAll(async () => {
  for (const path of created) await call(path, { method: "DELETE", token });
});

async function create(list: string, json: object): Promise<string> {
  const { status, body, text } = await call(list, { json, token });
  expect(status, text).toBe(201);
  const { _id } = body as { _id: string };
  created.push(`${list}/${_id}`);
  return _id;
}

const donor = (changes: object = {}) =>
  create(
    DISMANTLED,
    dismantledVehicle(freshStockNumber(), {
      ...{ make: "Toyota", model: "RAV4", year: 2014, status: "Parts Available", mileage: 112_680 },
      ...{ vin: "2T3RFREV7EW148206", dateAcquired: "2026-10-28" },
      ...changes,
    }),
  );

async function edit(id: string, changes: object): Promise<void> {
  const { status, text } = await call(`${DISMANTLED}/${id}`, { method: "PUT", json: changes, token });
  expect(status, text).toBe(200);
}

const textOf = async (path: string) => (await call(path)).text;
const withoutScripts = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, "");

describe("the page of a dismantled vehicle", () => {
  it("contains the complete content without scripts, and links that ask for each part", async () => {
    const id = await donor();
    const html = withoutScripts(await textOf(`/parts/${id}`)).replaceAll("&amp;", "&");
    for (const text of ["2014 Toyota RAV4", "112,680", "2T3RFREV7EW148206", "October 28, 2026"])
      expect(html).toContain(text);
    expect(html).toContain(`<link rel="canonical" href="${site.url}/parts/${id}"`);
    const request = `/partsrequest?vin=2T3RFREV7EW148206&donor=${id}`;
    expect(html).toContain(`href="${request}"`);
    expect(html.split(`href="${request}&part=`)).toHaveLength(9);
  });

  it("has structured data without an offer", async () => {
    const html = await textOf(`/parts/${await donor()}`);
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const [car] = JSON.parse(json)["@graph"];
    expect(car).toMatchObject({ "@type": "Car", vehicleIdentificationNumber: "2T3RFREV7EW148206" });
    expect(car).not.toHaveProperty("offers");
  });

  it("does not contain the notes of staff", async () => {
    const id = await donor({ notes: "Bought for 300" });
    expect(await textOf(`/parts/${id}`)).not.toContain("Bought for 300");
  });

  it("shows an edit on the next request, and is cached until then", async () => {
    const id = await donor();
    for (const mileage of [101_101, 102_202]) {
      await edit(id, { mileage });
      expect(await textOf(`/parts/${id}`)).toContain(mileage.toLocaleString("en-US"));
    }
    const { headers } = await call(`/parts/${id}`);
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    await expect.poll(async () => (await call(`/parts/${id}`)).headers.get("x-nextjs-cache")).toBe("HIT");
  });

  it("shows other vehicles of the model, in pieces and for sale, and only these", async () => {
    const model = `Model${Date.now()}`;
    const id = await donor({ model });
    expect(await textOf(`/parts/${id}`)).toContain(`No other ${model} right now`);
    const other = await donor({ model: model.toUpperCase(), year: 2013 });
    const scrapped = await donor({ model, status: "Scrapped" });
    const make = { make: "Toyota", model };
    const forSale = await create(RETAIL, completeRetailVehicle(make));
    const sold = await create(RETAIL, completeRetailVehicle({ ...make, status: "sold" }));
    const html = withoutScripts(await textOf(`/parts/${id}`));
    expect(html).toContain(`More ${model}s, in pieces and whole`);
    expect(html).toContain(`href="/parts/${other}"`);
    expect(html).toContain(`href="/inventory/${forSale}"`);
    for (const hidden of [scrapped, sold]) expect(html).not.toContain(hidden);
    expect(html).toContain("Not the one?");
  });

  it("returns 404 with vehicles like it once the vehicle is scrapped, and leaves list and sitemap", async () => {
    const model = `Gone${Date.now()}`;
    const id = await donor({ model });
    const other = await donor({ model });
    expect((await call(`/parts/${id}`)).status).toBe(200);
    expect(await textOf("/sitemap.xml")).toContain(`<loc>${site.url}/parts/${id}</loc>`);
    await edit(id, { status: "Scrapped" });
    const { status, text } = await call(`/parts/${id}`);
    expect(status).toBe(404);
    expect(text).toContain("This one is gone. These are like it.");
    expect(text).toContain(`/parts/${other}`);
    expect(await textOf("/sitemap.xml")).not.toContain(id);
    expect((await call(`/parts/${id}/picture`)).status).toBe(404);
    expect((await call(`/parts/vehicle/${id}`)).headers.get("location")).toBe("/parts");
  });

  it("returns 404 once the vehicle is deleted", async () => {
    const id = await donor();
    expect((await call(`/parts/${id}`)).status).toBe(200);
    await call(`${DISMANTLED}/${id}`, { method: "DELETE", token });
    expect((await call(`/parts/${id}`)).status).toBe(404);
  });
});

describe("the link preview image of a dismantled vehicle", () => {
  it("shows its drawing on the paper of the drawing, and changes with the vehicle", async () => {
    const id = await donor();
    const picture = async () => {
      const response = await fetch(`${site.url}/parts/${id}/picture`);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
      return Buffer.from(await response.arrayBuffer());
    };
    const first = await picture();
    expect(await sharp(first).metadata()).toMatchObject({ format: "png", ...OPEN_GRAPH_SIZE });
    const colorAt = (left: number, top: number) =>
      sharp(first).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    expect([...(await colorAt(5, 5))]).toEqual([0xe6, 0xec, 0xee]);
    const drawing = await sharp(first).extract({ left: 100, top: 300, width: 560, height: 250 }).stats();
    expect(Math.max(...drawing.channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(10);
    await edit(id, { mileage: 99_001 });
    expect((await picture()).equals(first)).toBe(false);
  });

  it.each(["no-such-vehicle", "short", "a".repeat(300)])("returns 404 for %s", async (id) => {
    expect((await call(`/parts/${id}/picture`)).status).toBe(404);
  });
});
