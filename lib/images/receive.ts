import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { gate } from "@/lib/images/gate";
import { storeImage } from "@/lib/images/mutations";
import { makePicture } from "@/lib/images/picture";
import type { UploadedImage } from "@/lib/images/schema";
import { sweepNowAndThen } from "@/lib/images/sweep";
import { readUpload } from "@/lib/images/upload";

/** An upload is in memory a few times over; the others wait with their bytes still on the way. */
const UPLOADS_AT_ONCE = 4;

const fewAtOnce = gate(UPLOADS_AT_ONCE);

/**
 * Takes a picture out of a multipart request and keeps what is made of its pixels.
 * @throws ApiError 400, 413 or 415 for what cannot be used, 503 when it cannot be kept.
 */
export async function receiveImage(admin: Admin, request: Request): Promise<UploadedImage> {
  const image = await fewAtOnce(async () => storeImage(admin, await makePicture(await readUpload(request))));
  sweepNowAndThen();
  return image;
}
