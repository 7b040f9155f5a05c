import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, completeRetailVehicle, signIn } from "@/e2e/support/api";
import { site } from "@/e2e/support/site";
import { upload } from "@/e2e/support/upload";
import { OPEN_GRAPH_SIZE, vehiclePicturePath } from "@/lib/seo/open-graph";

const RETAIL = "/api/admin/retail-vehicles";
const BLUE = "#2040c0";

let token: string;
let database: pg.Client;
let photo: string;
const created: string[] = [];

beforeAll(async () => {
  token = (await signIn()).token;
  database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  // An upload restricts sharp's decoders in the server's process; every test here runs after one.
  const { status, body } = await upload(token, await blueJpeg());
  expect(status).toBe(201);
  photo = body.url;
});

afterAll(async () => {
  for (const id of created) await call(`${RETAIL}/${id}`, { method: "DELETE", token });
  await database.end();
});

const blueJpeg = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: BLUE } })
    .jpeg()
    .toBuffer();

async function createVehicle(changes: object = {}): Promise<string> {
  const { status, body } = await call(RETAIL, { json: completeRetailVehicle(changes), token });
  expect(status).toBe(201);
  const { _id } = body as { _id: string };
  created.push(_id);
  return _id;
}

const edit = async (id: string, changes: object) =>
  expect((await call(`${RETAIL}/${id}`, { method: "PUT", json: changes, token })).status).toBe(200);

async function png(path: string): Promise<Buffer> {
  const response = await fetch(site.url + path);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", ...OPEN_GRAPH_SIZE });
  return bytes;
}

const picture = (id: string) => png(vehiclePicturePath(id));

/** Color of the pixel at x, y: red, green, blue. */
async function colorAt(image: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await pixel.raw().toBuffer())];
}

const isBlue = ([red = 0, green = 0, blue = 0]: number[]) => red < 60 && green < 90 && blue > 160;

describe("the link preview image of a vehicle", () => {
  it("shows the photo", async () => {
    const image = await picture(await createVehicle({ images: [photo] }));
    for (const [x, y] of [
      [5, 5],
      [380, 315],
      [750, 620],
    ] as const)
      expect(await colorAt(image, x, y)).toSatisfy(isBlue);
  });

  it("shows a drawing in the vehicle's color below a plain sky if there is no photo", async () => {
    const image = await picture(await createVehicle({ exteriorColor: "Blue" }));
    const [red = 0, , blue = 0] = await colorAt(image, 380, 430);
    expect(blue - red).toBeGreaterThan(50);
    expect(await colorAt(image, 5, 5)).toEqual(await colorAt(image, 5, 65));
  });

  it("is rendered once: a change in the database shows only after its tag is expired", async () => {
    const id = await createVehicle();
    const first = await picture(id);
    await database.query(`UPDATE "RetailVehicle" SET "price" = 7777 WHERE "id" = $1`, [id]);
    expect(await picture(id)).toEqual(first);
    await database.query("SELECT pg_notify('cache_tags', $1)", [`retail-vehicle:${id}`]);
    await expect.poll(async () => (await picture(id)).equals(first)).toBe(false);
  });

  it("changes with the vehicle and with its photos, on the next request", async () => {
    const id = await createVehicle();
    let before = await picture(id);
    for (const changes of [{ price: 6_101 }, { price: 6_202 }, { make: "Acura" }]) {
      await edit(id, changes);
      const after = await picture(id);
      expect(after.equals(before)).toBe(false);
      before = after;
    }
    const { body } = await upload(token, await blueJpeg());
    await edit(id, { images: [body.url] });
    expect(await colorAt(await picture(id), 5, 5)).toSatisfy(isBlue);
    await edit(id, { images: [] });
    expect(await picture(id)).toEqual(before);
  });

  it.each(["no-such-vehicle", "short", "%E2%98%83%E2%98%83%E2%98%83%E2%98%83", "a".repeat(300)])(
    "returns 404 for %s",
    async (id) => {
      expect((await call(`/inventory/${id}/picture`)).status).toBe(404);
    },
  );

  it("returns 404 once the vehicle is deleted", async () => {
    const id = await createVehicle();
    await picture(id);
    await call(`${RETAIL}/${id}`, { method: "DELETE", token });
    expect((await call(vehiclePicturePath(id))).status).toBe(404);
  });
});

describe("the link preview image of the site", () => {
  it("is rendered with its cars after an upload, and is cached", async () => {
    const image = await png("/opengraph-image");
    expect(await png("/opengraph-image")).toEqual(image);
    await expect.poll(async () => (await call("/opengraph-image")).headers.get("x-nextjs-cache")).toBe("HIT");
    const cars = await sharp(image).extract({ left: 72, top: 400, width: 1128, height: 200 }).stats();
    expect(Math.max(...cars.channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(20);
  });
});
