import "server-only";
import { after } from "next/server";
import pLimit from "p-limit";
import type { Admin } from "@/lib/auth/admin";
import { readJson } from "@/lib/http/body";
import { ApiError } from "@/lib/http/errors";
import { logFailure } from "@/lib/http/log";
import { uploadInbox } from "@/lib/images/configured-store";
import { storeCustomerImage, storeImage } from "@/lib/images/mutations";
import { makePicture } from "@/lib/images/picture";
import { MAX_IMAGE_BYTES, type UploadedImage } from "@/lib/images/schema";
import { sweepHourly } from "@/lib/images/sweep";
import { storeUnavailable } from "@/lib/images/unavailable";
import { incompleteUpload, readUpload, tooLarge } from "@/lib/images/upload";
import {
  isStagedPath,
  StagedUploadError,
  type UploadInbox,
  type UploadToken,
} from "@/lib/images/upload-inbox";

/** Limits how many pictures are processed at once. Their bodies are already read, so slow clients do not block others. */
const limit = pLimit(4);

/** A token for a direct upload to the blob store, or null if uploads go through this server. */
export async function createUploadToken(_admin: Admin): Promise<UploadToken | null> {
  return (await uploadInbox()?.createToken()) ?? null;
}

/**
 * Reads a picture from a multipart request, or from the upload inbox if the request is JSON with a `path`, and stores
 * it.
 * @throws ApiError 400, 413 or 415 for an invalid upload, 503 if the store is unavailable.
 */
export async function receiveImage(admin: Admin, request: Request): Promise<UploadedImage> {
  const inbox = uploadInbox();
  const isStaged = inbox && /^application\/json\b/i.test(request.headers.get("content-type") ?? "");
  const bytes = isStaged ? await readStaged(inbox, request) : await readUpload(request);
  const image = await limit(async () => storeImage(admin, await makePicture(bytes)));
  sweepHourly();
  return image;
}

/**
 * Re-encodes and stores a picture that a customer sent.
 * @throws ApiError 400, 413 or 415 for an invalid picture, 503 if the store is unavailable.
 */
export async function receiveCustomerImage(file: File): Promise<UploadedImage> {
  if (file.size > MAX_IMAGE_BYTES) throw tooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const image = await limit(async () => storeCustomerImage(await makePicture(bytes)));
  sweepHourly();
  return image;
}

/** The staged upload is deleted even on failure, because a retry uploads it again. The sweep deletes leftovers. */
async function readStaged(inbox: UploadInbox, request: Request): Promise<Uint8Array> {
  const { path } = (await readJson(request)).value;
  if (!isStagedPath(path)) {
    const message = "Name the upload as it was permitted.";
    throw new ApiError("invalid_input", message, { fields: { path: message } });
  }
  after(() => inbox.remove([path]).catch((error) => logFailure("Deleting a staged upload", error)));
  try {
    return await inbox.read(path);
  } catch (error) {
    if (error instanceof StagedUploadError) throw error.kind === "missing" ? incompleteUpload() : tooLarge();
    logFailure("Reading a staged upload", error);
    throw storeUnavailable();
  }
}
