import "server-only";
import { after } from "next/server";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { logFailure } from "@/lib/http/log";
import { incoming, storeOf } from "@/lib/images/configured-store";
import { listImageFiles, removeImageFiles } from "@/lib/images/disk-store";
import type { IncomingBox } from "@/lib/images/incoming";
import { ORPHAN_AGE_MS } from "@/lib/images/schema";
import type { ImageStore } from "@/lib/images/store";
import { variantUrls } from "@/lib/images/variants";

/** How many pictures one sweep looks at, and how long it goes on; the next one continues. */
const SWEEP_BATCH = 500;
const SWEEP_MS = 5 * 60_000;
/** A store that fails this often in one sweep is away. */
const SWEEP_FAILURES = 3;
const SWEEP_ONE_MS = 15_000;
/** "swee" in ASCII: the advisory lock of the sweep that is under way, on whatever instance. */
const SWEEP_LOCK = 0x73776565;
const HOUR_MS = 60 * 60 * 1000;

type Swept = { removed: number; failed: number };

// Beside the row's own word for it, what vehicles show is looked at: nothing they show is ever taken away.
const isOrphan = (olderThan: Date) => Prisma.sql`
  image."detachedAt" < ${olderThan}
  AND image."retailVehicleId" IS NULL
  AND image."dismantledVehicleId" IS NULL
  AND NOT EXISTS (SELECT FROM "RetailVehicle" vehicle, unnest(vehicle."images") shown WHERE shown = image."url")
  AND NOT EXISTS (SELECT FROM "DismantledVehicle" vehicle, unnest(vehicle."images") shown WHERE shown = image."url")`;

/**
 * Takes away the pictures that no vehicle has shown since `olderThan`, and uploads left on their way in. One whose files cannot be taken away now stays
 * in the records for the next sweep. Null, with nothing done, while another sweep is under way.
 */
export async function sweepOrphanImages(
  olderThan: Date,
  storeFor: typeof storeOf = storeOf,
  incomingBox: typeof incoming = incoming,
): Promise<Swept | null> {
  return db().$transaction(
    async (database) => {
      // Held until this transaction ends, be it with its connection.
      const [lock] = await database.$queryRaw<{ ours: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(${SWEEP_LOCK}) AS ours`;
      if (!lock?.ours) return null;
      const swept = await sweepBatch(olderThan, storeFor);
      await sweepIncoming(olderThan, incomingBox()).catch((error) => {
        logFailure("Sweeping incoming uploads", error);
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

/** The row stays locked until its files are gone, and is given up only then: who wants it meanwhile waits, and is told. */
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

/** What was sent to the store, and never asked for. */
async function sweepIncoming(olderThan: Date, box: IncomingBox | null): Promise<void> {
  const paths = (await box?.listOlder(olderThan)) ?? [];
  if (paths.length > 0) await box?.remove(paths);
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

let sweptAt = 0;

/**
 * Sweeps after the response was sent, at most once an hour in each process, so that no scheduler is needed.
 */
export function sweepHourly(): void {
  const now = Date.now();
  if (now - sweptAt < HOUR_MS) return;
  sweptAt = now;
  after(() =>
    sweepOrphanImages(new Date(now - ORPHAN_AGE_MS)).catch((error) => logFailure("Sweeping pictures", error)),
  );
}
