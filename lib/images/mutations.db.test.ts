import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FAKE_BLOB_TOKEN, type FakeBlobServer, startFakeBlobServer } from "@/e2e/support/fake-blob-server";
import { samplePhoto } from "@/e2e/support/sample-photos";
import type { Admin } from "@/lib/auth/admin";
import { db } from "@/lib/db";
import { blobStore } from "@/lib/images/blob-store";
import { diskStore } from "@/lib/images/disk-store";
import { storeImage } from "@/lib/images/mutations";
import { makePicture, type Picture } from "@/lib/images/picture";
import type { ImageStore } from "@/lib/images/store";
import { sweepOrphanImages, sweepUnknownFiles } from "@/lib/images/sweep";

// Earlier than all other pictures in the test database.
const LONG_AGO = new Date("2000-01-01T00:00:00Z");
const A_DAY_LATER = new Date("2000-01-02T00:00:01Z");

let admin: Admin;
let picture: Picture;
let service: FakeBlobServer;
let folder: string;
const created: string[] = [];

beforeAll(async () => {
  const user = await db().user.findFirstOrThrow({ select: { id: true, username: true, role: true } });
  admin = { userId: user.id, username: user.username, role: user.role, sessionId: "" } as Admin;
  picture = await makePicture(await samplePhoto({ width: 700, height: 500 }));
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  service = await startFakeBlobServer();
  vi.stubEnv("VERCEL_BLOB_API_URL", service.url);
});
beforeEach(() => service.behave("normal"));
afterAll(async () => {
  await db().image.deleteMany({ where: { publicId: { in: created } } });
  vi.unstubAllEnvs();
  await service.close();
  await rm(folder, { recursive: true, force: true });
  await db().$disconnect();
});

const disk = () => diskStore(folder);
const blob = (timeoutMs = 60_000) => blobStore({ token: FAKE_BLOB_TOKEN, timeoutMs });
/** For tests that time out; the default timeout is tested in blob-store.test.ts. */
const blobWithShortTimeout = () => blob(1_000);
const stores = (kind: ImageStore["kind"]) => (kind === "disk" ? disk() : blob());
const row = (publicId: string) => db().image.findUnique({ where: { publicId } });
const makeOld = (publicId: string) =>
  db().image.update({ where: { publicId }, data: { detachedAt: LONG_AGO } });
const newest = () => db().image.findFirstOrThrow({ orderBy: { createdAt: "desc" } });

async function stored(store: ImageStore = disk()) {
  const image = await storeImage(admin, picture, store);
  created.push(image.public_id);
  return image;
}

/** Creates a vehicle, runs the work with its ID and deletes the vehicle. */
async function withVehicle(images: string[], work: (id: string) => Promise<void>) {
  const stockNumber = `IMG-${process.pid}-${Date.now().toString(36)}`;
  const { id } = await db().retailVehicle.create({
    data: { stockNumber, vin: "1HGCM82633A004352", images },
  });
  await work(id);
  await db().retailVehicle.delete({ where: { id } });
}

describe("storing a picture", () => {
  it.each([
    ["disk", disk, /^\/images\/[0-9a-f]{32}-700\.webp$/],
    [
      "blob",
      () => blob(),
      /^https:\/\/teststore\.public\.blob\.vercel-storage\.com\/images\/[0-9a-f]{32}-700\.webp$/,
    ],
  ] as const)("creates files and a row with a random name: %s", async (kind, store, url) => {
    const first = await stored(store());
    const second = await stored(store());
    expect(first.url).toMatch(url);
    expect(first.url).not.toBe(second.url);
    expect(await row(first.public_id)).toMatchObject({
      url: first.url,
      store: kind,
      contentType: "image/webp",
      width: 700,
      height: 500,
      size: picture.variants.at(-1)?.bytes.byteLength,
      uploadedById: admin.userId,
      retailVehicleId: null,
      dismantledVehicleId: null,
    });
    const files = kind === "disk" ? await readdir(folder) : [...service.blobs.keys()];
    expect(files.filter((name) => name.includes(first.public_id))).toHaveLength(2);
  });

  it.each(["failing", "hanging", "storing without a response", "failing on large files"] as const)(
    "fails while the store is %s, and the sweep deletes what was stored",
    async (behavior) => {
      service.blobs.clear();
      service.behave(behavior);
      const large = await makePicture(await samplePhoto({ width: 2_000, height: 1_000 }));
      await expect(storeImage(admin, large, blobWithShortTimeout())).rejects.toMatchObject({
        status: 503,
        code: "image_store_unavailable",
        message: "Pictures cannot be stored right now. Please try again in a few minutes.",
      });
      const { publicId } = await newest();
      created.push(publicId);
      await makeOld(publicId);

      if (behavior === "hanging") {
        // The store is still unavailable: the sweep keeps the row for the next one.
        expect((await sweepOrphanImages(A_DAY_LATER, blobWithShortTimeout))?.failed).toBe(1);
        expect(await row(publicId)).not.toBeNull();
      }
      service.behave("normal");
      await sweepOrphanImages(A_DAY_LATER, stores);
      expect(await row(publicId)).toBeNull();
      expect([...service.blobs.keys()]).toEqual([]);
    },
  );

  it("fails when the disk is not writable", async () => {
    await expect(storeImage(admin, picture, diskStore("/dev/null/pictures"))).rejects.toMatchObject({
      status: 503,
      code: "image_store_unavailable",
    });
    created.push((await newest()).publicId);
  });
});

describe("the sweep", () => {
  it("deletes pictures that no vehicle shows a day after their upload", async () => {
    const { public_id } = await stored();
    expect((await sweepOrphanImages(A_DAY_LATER, stores))?.failed).toBe(0);
    expect(await row(public_id)).not.toBeNull();
    await makeOld(public_id);
    await sweepOrphanImages(A_DAY_LATER, stores);
    expect(await row(public_id)).toBeNull();
    expect((await readdir(folder)).filter((name) => name.includes(public_id))).toEqual([]);
  });

  it("keeps a picture that a vehicle shows, even if its row is not attached", async () => {
    const { public_id, url } = await stored();
    await makeOld(public_id);
    await withVehicle(["/drawings/suv-blue-lot.svg", url], async () => {
      await sweepOrphanImages(A_DAY_LATER, stores);
      expect(await row(public_id)).not.toBeNull();
    });
    await sweepOrphanImages(A_DAY_LATER, stores);
    expect(await row(public_id)).toBeNull();
  });

  it("keeps a picture that is attached to a vehicle", async () => {
    const { public_id } = await stored();
    await makeOld(public_id);
    await withVehicle([], async (retailVehicleId) => {
      await db().image.update({ where: { publicId: public_id }, data: { retailVehicleId } });
      await sweepOrphanImages(A_DAY_LATER, stores);
      expect(await row(public_id)).not.toBeNull();
    });
    await sweepOrphanImages(A_DAY_LATER, stores);
    expect(await row(public_id)).toBeNull();
  });

  it("keeps a picture whose store is not configured", async () => {
    const { public_id } = await stored(blob());
    await makeOld(public_id);
    await sweepOrphanImages(A_DAY_LATER, (kind) => (kind === "disk" ? disk() : null));
    expect(await row(public_id)).not.toBeNull();
  });

  it("runs once when several sweeps start at the same time", async () => {
    const images = [await stored(), await stored(), await stored()];
    for (const { public_id } of images) await makeOld(public_id);
    const sweeps = await Promise.all([1, 2, 3].map(() => sweepOrphanImages(A_DAY_LATER, stores)));
    expect(sweeps).toContain(null);
    expect(sweeps).toContainEqual({ removed: expect.any(Number), failed: 0 });
    for (const { public_id } of images) expect(await row(public_id)).toBeNull();
  });

  it("deletes old files without a row in the database by command", async () => {
    const [known, unknown, fresh] = [await stored(), await stored(), await stored()];
    for (const { public_id } of [unknown, fresh]) await db().image.delete({ where: { publicId: public_id } });
    const names = (await readdir(folder)).filter((name) => !name.includes(fresh.public_id));
    for (const name of names) await utimes(join(folder, name), LONG_AGO, LONG_AGO);
    expect(await sweepUnknownFiles(folder, A_DAY_LATER)).toBe(2);
    const left = (await readdir(folder)).join(" ");
    expect(left).toContain(known.public_id);
    expect(left).toContain(fresh.public_id);
    expect(left).not.toContain(unknown.public_id);
  });
});
