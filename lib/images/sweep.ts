import "server-only";
import { after } from "next/server";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { logFailure } from "@/lib/http/log";
import { storeOf, uploadInbox } from "@/lib/images/configured-store";
import { listImageFiles, removeImageFiles } from "@/lib/images/disk-store";
import { ORPHAN_AGE_MS } from "@/lib/images/schema";
import type { ImageStore } from "@/lib/images/store";
import type { UploadInbox } from "@/lib/images/upload-inbox";
import { variantUrls } from "@/lib/images/variants";

/** The maximum number of pictures and the maximum duration of one sweep. The next sweep continues. */
const SWEEP_BATCH = 500;
const SWEEP_MS = 5 * 60_000;
/** A sweep stops after this many failures: the store is probably unreachable. */
const SWEEP_FAILURES = 3;
const SWEEP_ONE_MS = 15_000;
/** "swee" in ASCII: the advisory lock that allows one sweep at a time across all instances. */
const SWEEP_LOCK = 0x73776565;
const HOUR_MS = 60 * 60 * 1000;

type Swept = { removed: number; failed: number };

// Checks the vehicles' images in addition to the row's own columns, so that a picture in use is never deleted.
const isOrphan = (olderThan: Date) => Prisma.sql`
  image."detachedAt" < ${olderThan}
  AND image."retailVehicleId" IS NULL
  AND image."dismantledVehicleId" IS NULL
  AND image."messageId" IS NULL
  AND NOT EXISTS (SELECT FROM "RetailVehicle" vehicle, unnest(vehicle."images") shown WHERE shown = image."url")
  AND NOT EXISTS (SELECT FROM "DismantledVehicle" vehicle, unnest(vehicle."images") shown WHERE shown = image."url")`;

/**
 * Deletes pictures that no vehicle and no message has shown since `olderThan`, and staged uploads from before that date. If the files of
 * a picture cannot be deleted, its row is kept and the next sweep tries again.
 * @returns null, and deletes nothing, while another sweep is running.
 */
export async function sweepOrphanImages(
  olderThan: Date,
  storeFor: typeof storeOf = storeOf,
  inboxFor: typeof uploadInbox = uploadInbox,
): Promise<Swept | null> {
  return db().$transaction(
    async (database) => {
      // Released at the end of the transaction, including when the connection is lost.
      const [lock] = await database.$queryRaw<{ acquired: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(${SWEEP_LOCK}) AS acquired`;
      if (!lock?.acquired) return null;
      const swept = await sweepBatch(olderThan, storeFor);
      await sweepInbox(olderThan, inboxFor()).catch((error) => {
        logFailure("Sweeping staged uploads", error);
        swept.failed += 1;
      });
      return swept;
    },
    { timeout: SWEEP_MS + SWEEP_ONE_MS * 2 },
  );
}

async function sweepBatch(olderThan: Date, storeFor: typeof storeOf): Promise<Swept> {
  const end = Date.now() + SWEEP_MS;
  const candidates = await db().$queryRaw<{ id: string }[]>`
    SELECT image."id" FROM "Image" image WHERE ${isOrphan(olderThan)}
    ORDER BY image."detachedAt" LIMIT ${SWEEP_BATCH}`;
  const swept = { removed: 0, failed: 0 };
  for (const { id } of candidates) {
    try {
      if (await sweepOne(id, olderThan, storeFor)) swept.removed += 1;
    } catch (error) {
      logFailure("Sweeping a picture", error);
      swept.failed += 1;
    }
    if (swept.failed === SWEEP_FAILURES || Date.now() > end) break;
  }
  return swept;
}

/** The row is locked until its files are deleted: a vehicle that is saved with the picture meanwhile waits, then fails. */
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

/** Deletes direct uploads that were never processed. */
async function sweepInbox(olderThan: Date, inbox: UploadInbox | null): Promise<void> {
  const paths = (await inbox?.listOlder(olderThan)) ?? [];
  if (paths.length > 0) await inbox?.remove(paths);
}

/**
 * Deletes files in the disk store's folder that were modified before `olderThan` and have no row in the database. Runs
 * by command only, never automatically: with the wrong database, it would delete every picture.
 * @returns the number of deleted files.
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

let sweptAt = 0;

/** Sweeps after the response is sent, at most once an hour per process. No scheduler is needed. */
export function sweepHourly(): void {
  const now = Date.now();
  if (now - sweptAt < HOUR_MS) return;
  sweptAt = now;
  after(() =>
    sweepOrphanImages(new Date(now - ORPHAN_AGE_MS)).catch((error) => logFailure("Sweeping pictures", error)),
  );
}
