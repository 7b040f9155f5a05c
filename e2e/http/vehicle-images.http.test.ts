import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, completeRetailVehicle, freshStockNumber, signIn } from "@/e2e/support/api";
import { samplePhoto } from "@/e2e/support/sample-photos";
import { site } from "@/e2e/support/site";
import { upload } from "@/e2e/support/upload";
import { db } from "@/lib/db";
import { sweepOrphanImages } from "@/lib/images/sweep";
import type { HistoryEntry } from "@/lib/records/schema";
import type { PublicRetailVehicle, RetailVehicle } from "@/lib/retail-vehicles/schema";

const LONG_AGO = new Date("2000-01-01T00:00:00Z");
const RETAIL = "/api/admin/retail-vehicles";
const DISMANTLED = "/api/admin/dismantled-vehicles";
const EXTERNAL = "https://pictures.example.com/a.webp";
const UNKNOWN = `/images/${"0".repeat(32)}-480.webp`;

let token: string;
let photo: Buffer;
const createdVehicles: string[] = [];
const createdPhotos: string[] = [];

beforeAll(async () => {
  token = (await signIn()).token;
  photo = await samplePhoto({ width: 900, height: 600 });
});

afterAll(async () => {
  for (const path of createdVehicles) await call(path, { method: "DELETE", token });
  const url = { in: createdPhotos };
  await db().image.updateMany({ where: { url }, data: { detachedAt: LONG_AGO } });
  await sweepOrphanImages(new Date("2000-01-02T00:00:00Z"));
  expect(await db().image.count({ where: { url } })).toBe(0);
  await db().$disconnect();
});

async function photos<const N extends number>(count: N) {
  const urls: string[] = [];
  for (let index = 0; index < count; index += 1) urls.push((await upload(token, photo)).body.url);
  createdPhotos.push(...urls);
  return urls as N extends 1 ? [string] : N extends 2 ? [string, string] : [string, string, string];
}

const dismantled = (changes: object) => ({
  stockNumber: freshStockNumber(),
  vin: "3FA6P0G76ER244757",
  year: 2014,
  make: "Ford",
  model: "Fusion",
  mileage: 118_402,
  dateAcquired: "2026-11-12",
  status: "Parts Available",
  ...changes,
});

async function post(changes: object, path = RETAIL) {
  const json = path === RETAIL ? completeRetailVehicle(changes) : dismantled(changes);
  const answer = await call(path, { json, token });
  const vehicle = answer.body as RetailVehicle;
  if (answer.status === 201) createdVehicles.push(`${path}/${vehicle._id}`);
  return { ...answer, vehicle };
}

const put = (id: string, json: object, headers: Record<string, string> = {}, path = RETAIL) =>
  call(`${path}/${id}`, { method: "PUT", json, token, headers });
const row = (url: string) => db().image.findUnique({ where: { url } });

describe("the photos of a vehicle", () => {
  it.each([
    [RETAIL, "/api/retail-vehicles", "retailVehicleId"],
    [DISMANTLED, "/api/dismantled-vehicles", "dismantledVehicleId"],
  ] as const)(
    "are stored in order, the first as imageUrl, for staff and visitors: %s",
    async (admin, shop, key) => {
      const [first, second] = await photos(2);
      const { vehicle } = await post({ images: [first, second] }, admin);
      const expected = { imageUrl: first, images: [first, second] };
      expect(vehicle).toMatchObject(expected);
      expect((await call(`${admin}/${vehicle._id}`, { token })).body).toMatchObject(expected);
      expect((await call(`${shop}/${vehicle._id}`)).body).toMatchObject(expected);
      expect(await row(second)).toMatchObject({ [key]: vehicle._id });
      const reordered = await put(vehicle._id, { images: [second, first] }, { "If-Match": '"1"' }, admin);
      expect(reordered.body).toMatchObject({ imageUrl: second, images: [second, first], version: 2 });
      const list = (await call(`${shop}?limit=500`)).body as PublicRetailVehicle[];
      expect(list.find(({ _id }) => _id === vehicle._id)?.images).toEqual([second, first]);
      const { before, after } = await db().recordVersion.findFirstOrThrow({
        where: { recordId: vehicle._id, version: 2 },
      });
      expect(before).toMatchObject({ images: [first, second] });
      expect(after).toMatchObject({ images: [second, first] });
    },
  );

  it("are unchanged if an update does not include them or has an old version", async () => {
    const [first, second] = await photos(2);
    const { vehicle } = await post({ images: [first, second] });
    expect((await put(vehicle._id, { price: 5 })).body).toMatchObject({ images: [first, second] });
    expect((await put(vehicle._id, { images: [] }, { "If-Match": '"1"' })).status).toBe(412);
    expect(await row(first)).toMatchObject({ retailVehicleId: vehicle._id });
  });

  it("are detached when they are removed or their vehicle is deleted, and can be attached again for a day", async () => {
    const [first, second] = await photos(2);
    const { vehicle } = await post({ images: [first, second] });
    await db().image.updateMany({ where: { url: { in: [first, second] } }, data: { detachedAt: LONG_AGO } });
    expect((await put(vehicle._id, { images: [second] })).body).toMatchObject({ images: [second] });
    await sweepOrphanImages(new Date(Date.now() - 60_000));
    expect((await fetch(site.url + first)).status).toBe(200);
    expect((await put(vehicle._id, { images: [second, first] })).status).toBe(200);
    expect((await call(`${RETAIL}/${vehicle._id}`, { method: "DELETE", token })).status).toBe(204);
    await sweepOrphanImages(new Date(Date.now() - 60_000));
    expect((await row(first))?.retailVehicleId).toBeNull();
    expect((await post({ images: [second, first] })).vehicle.images).toEqual([second, first]);
  });

  it("are the same in another width or with a host, and are stored once", async () => {
    const [url] = await photos(1);
    const narrow = url.replace(/-900\.webp$/, "-480.webp");
    const { vehicle } = await post({ images: [narrow, url, `https://www.example.com${url}?x=1`] });
    expect(vehicle.images).toEqual([url]);
    expect(await row(url)).toMatchObject({ retailVehicleId: vehicle._id });
  });

  it("are limited to twenty", async () => {
    const drawingUrls = Array.from({ length: 20 }, (_, index) => `/drawings/sedan-red-lot.svg?${index}`);
    const { vehicle } = await post({});
    await db().retailVehicle.update({ where: { id: vehicle._id }, data: { images: drawingUrls } });
    expect((await put(vehicle._id, { images: drawingUrls.reverse() })).body).toMatchObject({
      images: drawingUrls,
    });
    const [url] = await photos(1);
    const message = "A vehicle can have at most 20 photos";
    expect(await put(vehicle._id, { images: [...drawingUrls, url] })).toMatchObject({
      status: 400,
      body: { error: message, fields: { images: message } },
    });
  });

  it("with external URLs are kept on a vehicle that has them, and rejected on others", async () => {
    const [url] = await photos(1);
    const { vehicle } = await post({});
    // As stored before external URLs were rejected.
    await db().retailVehicle.update({ where: { id: vehicle._id }, data: { images: [EXTERNAL] } });
    expect((await put(vehicle._id, { images: [url, EXTERNAL] })).body).toMatchObject({
      imageUrl: url,
      images: [url, EXTERNAL],
    });
    expect(await put((await post({})).vehicle._id, { images: [EXTERNAL] })).toMatchObject({
      status: 400,
      body: { fields: { images: "Photo 1 is not one of ours. Please upload it" } },
    });
  });
});

describe("a request with only imageUrl", () => {
  it("sets the main photo: an existing one moves to the front, another replaces the first, null removes all", async () => {
    const [first, second, third] = await photos(3);
    const { vehicle } = await post({ imageUrl: first });
    expect(vehicle).toMatchObject({ imageUrl: first, images: [first] });
    await put(vehicle._id, { images: [first, second] });
    const setMain = async (imageUrl: string | null) => (await put(vehicle._id, { imageUrl })).body;
    expect(await setMain(second)).toMatchObject({ imageUrl: second, images: [second, first] });
    expect(await setMain(third)).toMatchObject({ imageUrl: third, images: [third, first] });
    expect(await setMain("/drawings/suv-blue-lot.svg")).toMatchObject({
      images: ["/drawings/suv-blue-lot.svg", first],
    });
    expect(await setMain(null)).toMatchObject({ imageUrl: null, images: [] });
    expect((await row(first))?.retailVehicleId).toBeNull();
  });

  it.each([
    UNKNOWN,
    "/images/photo.webp",
    "/x/../images/photo.webp",
    "/x/%2e%2e/%69mages/photo.webp",
    `https://www.example.com${UNKNOWN}`,
  ])("is rejected if the upload does not exist: %s", async (imageUrl) => {
    expect(await post({ imageUrl })).toMatchObject({
      status: 400,
      body: { fields: { imageUrl: "This picture is no longer here. Please upload it again" } },
    });
  });
});

describe("a picture that no page can show", () => {
  it.each([
    [EXTERNAL, "This picture is not one of ours. Please upload it"],
    [
      "https://public.blob.vercel-storage.com.example.com/a.webp",
      "This picture is not one of ours. Please upload it",
    ],
    [
      "https://x.public.blob.vercel-storage.com:8443/a.webp",
      "This picture is not one of ours. Please upload it",
    ],
    ["/drawings/a b.svg", "Image address must not contain spaces or line breaks"],
    ["/drawings/a.svg\nx", "Image address must not contain spaces or line breaks"],
    ["/drawings/a\u00a0b.svg", "Image address must not contain spaces or line breaks"],
    ["/drawings/a\u0007.svg", "Image address must not contain spaces or line breaks"],
    [
      "https://x.public.blob.vercel-storage.com/a\r\nb",
      "Image address must not contain spaces or line breaks",
    ],
    ["https://[", "Image address must start with https:// or be a path on this site"],
  ])("is rejected: %j", async (imageUrl, message) => {
    const refusal = { status: 400, body: { error: message, fields: { imageUrl: message } } };
    for (const path of [RETAIL, DISMANTLED]) expect(await post({ imageUrl }, path)).toMatchObject(refusal);
    expect(await put((await post({})).vehicle._id, { imageUrl })).toMatchObject(refusal);
  });

  it.each(["https://x.public.blob.vercel-storage.com/a.webp", "/drawings/suv-blue-lot.svg"])(
    "is not %s, which pages may load",
    async (imageUrl) => {
      expect((await post({ imageUrl })).vehicle).toMatchObject({ imageUrl });
    },
  );

  it.each(["/drawings/a b.svg", "/drawings/a.svg\n", "https://x.public.blob.vercel-storage.com/\t"])(
    "is rejected in a list: %j",
    async (url) => {
      const message = "Photos must be a list of picture addresses";
      expect(await post({ images: [url] })).toMatchObject({
        status: 400,
        body: { fields: { images: message } },
      });
    },
  );
});

describe("photos are rejected", () => {
  it.each<[string, unknown, string]>([
    ["an unknown one", [UNKNOWN], "Photo 1 is no longer here. Please upload it again"],
    ["an external one", [EXTERNAL], "Photo 1 is not one of ours. Please upload it"],
    ["a string", "/drawings/a.svg", "Photos must be a list of picture addresses"],
    ["an object", { 0: "/drawings/a.svg" }, "Photos must be a list of picture addresses"],
    ["a list with a number", [1], "Photos must be a list of picture addresses"],
    ["a list with null", [null], "Photos must be a list of picture addresses"],
    ["a javascript: URL", ["javascript:alert(1)"], "Photos must be a list of picture addresses"],
    ["another host", ["//evil.example/x.png"], "Photos must be a list of picture addresses"],
    ["a long URL", [`/${"a".repeat(500)}`], "Photos must be a list of picture addresses"],
  ])("with a message for the field: %s", async (_name, images, message) => {
    const answer = await post({ images });
    expect(answer).toMatchObject({ status: 400, body: { error: message, fields: { images: message } } });
  });

  it("if they belong to another vehicle of either inventory", async () => {
    const [first, second] = await photos(2);
    await post({ images: [first] }, DISMANTLED);
    const message = "Photo 2 belongs to another vehicle. Please upload it again for this one";
    expect(await post({ images: [second, first] })).toMatchObject({
      status: 409,
      body: { code: "image_taken", error: message, fields: { images: message } },
    });
    expect((await row(second))?.retailVehicleId).toBeNull();
    expect(await post({ imageUrl: first })).toMatchObject({
      status: 409,
      body: { fields: { imageUrl: expect.stringContaining("belongs to another vehicle") } },
    });
  });

  it("for all but one of several concurrent requests with the same one", async () => {
    const [url] = await photos(1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => post({ images: [url] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it("never because of a deadlock, in any order", async () => {
    const [first, second] = await photos(2);
    const [one, other] = [(await post({})).vehicle._id, (await post({})).vehicle._id];
    for (let round = 0; round < 5; round += 1) {
      const statuses = await Promise.all([
        put(one, { images: [first, second] }),
        put(other, { images: [second, first] }),
        put(one, { images: [] }),
        put(other, { images: [] }),
      ]);
      for (const { status } of statuses) expect([200, 409]).toContain(status);
      await Promise.all([put(one, { images: [] }), put(other, { images: [] })]);
    }
  });
});

describe("the history of a vehicle", () => {
  it("contains changes of its photos", async () => {
    const [first, second] = await photos(2);
    const { _id } = (await post({ images: [first] })).vehicle;
    await put(_id, { images: [first, second] });
    await put(_id, { images: [second, first] });
    await put(_id, { images: [first, "/images/unknown.webp"] });
    const { body } = await call(`${RETAIL}/${_id}/history`, { token });
    const [reordered, added, created] = body as HistoryEntry[];
    const change = (before: string, after: string) => [{ field: "images", label: "Photos", before, after }];
    expect(reordered?.changes).toEqual(change("2 photos", "2 photos (in another order)"));
    expect(added?.changes).toEqual(change("1 photo", "2 photos (1 added)"));
    expect(created?.changes).toContainEqual(expect.objectContaining({ after: "1 photo (1 added)" }));
  });
});
