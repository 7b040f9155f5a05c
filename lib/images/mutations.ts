import "server-only";
import { randomBytes } from "node:crypto";
import type { Admin } from "@/lib/auth/admin";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { ApiError } from "@/lib/http/errors";
import { logFailure } from "@/lib/http/log";
import { imageStore, storeOf } from "@/lib/images/configured-store";
import { listImageFiles, removeImageFiles } from "@/lib/images/disk-store";
import type { Picture } from "@/lib/images/picture";
import type { UploadedImage } from "@/lib/images/schema";
import type { ImageStore } from "@/lib/images/store";
import { variantFile, variantUrls } from "@/lib/images/variants";

/** How many pictures one sweep looks at; the next one goes on. */
const SWEEP_BATCH = 500;
/** A store that fails this often in one sweep is away. */
const SWEEP_FAILURES = 3;
const SWEEP_ONE_MS = 15_000;

/**
 * Keeps a picture under a random name, attached to no vehicle yet. Its row is written before its files: whatever
 * happens in between, the sweep knows what to take away.
 * @throws ApiError 503 when the store is full, away or too slow.
 */
export async function storeImage(
  admin: Admin,
  picture: Picture,
  store: ImageStore = imageStore(),
): Promise<UploadedImage> {
  const publicId = randomBytes(16).toString("hex");
  const files = picture.variants.map(({ width, bytes }) => ({ name: variantFile(publicId, width), bytes }));
  const widest = variantFile(publicId, picture.width);
  const expected = store.addressOf(widest);
  await db().image.create({
    data: {
      publicId,
      url: expected,
      store: store.kind,
      contentType: "image/webp",
      size: files.at(-1)?.bytes.byteLength ?? 0,
      width: picture.width,
      height: picture.height,
      uploadedById: admin.userId,
    },
    select: { id: true },
  });
  const url = (await save(store, files)).at(-1) ?? expected;
  if (url !== expected) {
    await db().image.update({ where: { publicId }, data: { url }, select: { id: true } });
  }
  return { url, public_id: publicId };
}

async function save(store: ImageStore, files: Parameters<ImageStore["save"]>[0]): Promise<string[]> {
  try {
    return await store.save(files);
  } catch (error) {
    logFailure(`Storing a picture (${store.kind})`, error);
    throw new ApiError(
      "image_store_unavailable",
      "Pictures cannot be stored right now. Please try again in a few minutes.",
      { headers: { "Retry-After": "60" } },
    );
  }
}

const isOrphan = (olderThan: Date) => Prisma.sql`
  image."createdAt" < ${olderThan}
  AND image."retailVehicleId" IS NULL
  AND image."dismantledVehicleId" IS NULL
  AND NOT EXISTS (SELECT FROM "RetailVehicle" WHERE strpos("imageUrl", image."publicId") > 0)
  AND NOT EXISTS (SELECT FROM "DismantledVehicle" WHERE strpos("imageUrl", image."publicId") > 0)`;

/**
 * Takes away the pictures uploaded before `olderThan` that no vehicle shows, in whatever width. One whose files cannot
 * be taken away now stays in the records for the next sweep. Several sweeps may run at once.
 */
export async function sweepOrphanImages(
  olderThan: Date,
  storeFor: typeof storeOf = storeOf,
): Promise<{ removed: number; failed: number }> {
  const candidates = await db().$queryRaw<{ id: string }[]>`
    SELECT image."id" FROM "Image" image WHERE ${isOrphan(olderThan)}
    ORDER BY image."createdAt" LIMIT ${SWEEP_BATCH}`;
  const result = { removed: 0, failed: 0 };
  for (const { id } of candidates) {
    try {
      if (await sweepOne(id, olderThan, storeFor)) result.removed += 1;
    } catch (error) {
      logFailure("Sweeping a picture", error);
      result.failed += 1;
      if (result.failed === SWEEP_FAILURES) break;
    }
  }
  return result;
}

/** The row stays locked until its files are gone, and is given up only then. */
async function sweepOne(id: string, olderThan: Date, storeFor: typeof storeOf): Promise<boolean> {
  return db().$transaction(
    async (database) => {
      const [image] = await database.$queryRaw<{ url: string; store: ImageStore["kind"] }[]>`
        SELECT image."url", image."store" FROM "Image" image
        WHERE image."id" = ${id} AND ${isOrphan(olderThan)} FOR UPDATE SKIP LOCKED`;
      const store = image && storeFor(image.store);
      if (!store) return false;
      await store.remove(variantUrls(image.url));
      await database.image.delete({ where: { id }, select: { id: true } });
      return true;
    },
    { timeout: SWEEP_ONE_MS },
  );
}

/**
 * Takes away the files in the disk store's folder that were written before `olderThan` and that the database knows
 * nothing of. Only on command, never by itself: with another database, every picture is such a file.
 * @returns how many files there were.
 */
export async function sweepUnknownFiles(folder: string, olderThan: Date): Promise<number> {
  const files = await listImageFiles(folder, olderThan);
  const known = await db().image.findMany({
    where: { publicId: { in: [...files.keys()] } },
    select: { publicId: true },
  });
  for (const { publicId } of known) files.delete(publicId);
  const names = [...files.values()].flat();
  await removeImageFiles(folder, names);
  return names.length;
}
