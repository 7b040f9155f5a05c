import "server-only";
import { after } from "next/server";
import type { Admin } from "@/lib/auth/admin";
import { logFailure } from "@/lib/http/log";
import { gate } from "@/lib/images/gate";
import { storeImage, sweepOrphanImages } from "@/lib/images/mutations";
import { makePicture } from "@/lib/images/picture";
import { ORPHAN_AGE_MS, type UploadedImage } from "@/lib/images/schema";
import { readUpload } from "@/lib/images/upload";

/** An upload is in memory a few times over; the others wait with their bytes still on the way. */
const UPLOADS_AT_ONCE = 4;

const HOUR_MS = 60 * 60 * 1000;

const fewAtOnce = gate(UPLOADS_AT_ONCE);
let sweptAt = 0;

/**
 * Takes a picture out of a multipart request and keeps what is made of its pixels.
 * @throws ApiError 400, 413 or 415 for what cannot be used, 503 when it cannot be kept.
 */
export async function receiveImage(admin: Admin, request: Request): Promise<UploadedImage> {
  const image = await fewAtOnce(async () => storeImage(admin, await makePicture(await readUpload(request))));
  sweepNowAndThen();
  return image;
}

/** At most once an hour in each process, when the answer is out. */
function sweepNowAndThen(): void {
  const now = Date.now();
  if (now - sweptAt < HOUR_MS) return;
  sweptAt = now;
  after(() =>
    sweepOrphanImages(new Date(now - ORPHAN_AGE_MS)).catch((error) => logFailure("Sweeping pictures", error)),
  );
}
