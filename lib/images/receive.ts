import "server-only";
import { after } from "next/server";
import pLimit from "p-limit";
import type { Admin } from "@/lib/auth/admin";
import { readJson } from "@/lib/http/body";
import { ApiError } from "@/lib/http/errors";
import { logFailure } from "@/lib/http/log";
import { incoming } from "@/lib/images/configured-store";
import { type IncomingBox, IncomingError, isIncomingPath, type UploadPermit } from "@/lib/images/incoming";
import { storeImage } from "@/lib/images/mutations";
import { makePicture } from "@/lib/images/picture";
import type { UploadedImage } from "@/lib/images/schema";
import { sweepHourly } from "@/lib/images/sweep";
import { storeUnavailable } from "@/lib/images/unavailable";
import { notWhole, readUpload, tooLarge } from "@/lib/images/upload";

/** Uploads that are decoded, encoded and stored at once. Each has arrived completely, so no slow client blocks them. */
const inProgress = pLimit(4);

/** What lets a browser send an upload past this server, or null when it is to send it here. */
export async function permitUpload(_admin: Admin): Promise<UploadPermit | null> {
  return (await incoming()?.permit()) ?? null;
}

/**
 * Takes a picture out of a multipart request or, when it was sent to the store, from there, and keeps what is made of
 * its pixels.
 * @throws ApiError 400, 413 or 415 for what cannot be used, 503 when it cannot be kept.
 */
export async function receiveImage(admin: Admin, request: Request): Promise<UploadedImage> {
  const box = incoming();
  const isIncoming = box && /^application\/json\b/i.test(request.headers.get("content-type") ?? "");
  const bytes = isIncoming ? await readIncoming(box, request) : await readUpload(request);
  const image = await inProgress(async () => storeImage(admin, await makePicture(bytes)));
  sweepHourly();
  return image;
}

/** What was sent is taken away whatever comes of it: a second try sends it again. The sweep takes what stays. */
async function readIncoming(box: IncomingBox, request: Request): Promise<Uint8Array> {
  const { path } = (await readJson(request)).value;
  if (!isIncomingPath(path)) {
    const message = "Name the upload as it was permitted.";
    throw new ApiError("invalid_input", message, { fields: { path: message } });
  }
  after(() => box.remove([path]).catch((error) => logFailure("Taking away an incoming upload", error)));
  try {
    return await box.read(path);
  } catch (error) {
    if (error instanceof IncomingError) throw error.kind === "missing" ? notWhole() : tooLarge();
    logFailure("Reading an incoming upload", error);
    throw storeUnavailable();
  }
}
