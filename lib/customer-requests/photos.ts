import "server-only";
import { MAX_MESSAGE_PHOTOS } from "@/lib/conversations/schema";
import { ApiError } from "@/lib/http/errors";
import { receiveCustomerImage } from "@/lib/images/receive";
import { MAX_IMAGE_BYTES } from "@/lib/images/schema";

/** The multipart overhead of a form: boundaries, headers, file names, and the text of the message. */
const ENVELOPE_BYTES = 96 * 1024;

/** The maximum size of a form with one photo, in bytes. */
export const MAX_PHOTO_FORM_BYTES = MAX_IMAGE_BYTES + ENVELOPE_BYTES;

/** The maximum size of a message with all its photos, in bytes. */
export const MAX_MESSAGE_FORM_BYTES = MAX_MESSAGE_PHOTOS * MAX_IMAGE_BYTES + ENVELOPE_BYTES;

/**
 * Stores the photos of a message, one after the other. Photos that are stored when a later one fails belong to nothing,
 * and the sweep deletes them.
 * @returns their public ids.
 * @throws ApiError 400 for too many, and what makes a photo invalid.
 */
export async function storePhotos(files: readonly File[]): Promise<string[]> {
  if (files.length > MAX_MESSAGE_PHOTOS) {
    throw new ApiError("invalid_input", `A message has at most ${MAX_MESSAGE_PHOTOS} photos`);
  }
  const ids: string[] = [];
  for (const file of files) ids.push((await receiveCustomerImage(file)).public_id);
  return ids;
}
