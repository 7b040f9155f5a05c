import { UploadProblem } from "@/lib/images/browser/problem";
import { IMAGE_TOO_LARGE, IMAGE_TYPES, MAX_IMAGE_BYTES, NOT_AN_IMAGE } from "@/lib/images/schema";

/** Pixels of the longer side of a photo that was made smaller: more than the site ever shows. */
const LONGEST_SIDE = 2560;
const JPEG_QUALITY = 0.85;
/** What a phone cannot be asked to decode. */
const MAX_DECODED_BYTES = 60 * 1024 * 1024;

/** What is wrong with a chosen file at first sight: null for a picture. */
export function refusalOf({ type }: File): UploadProblem | null {
  return IMAGE_TYPES.some((one) => one === type) ? null : new UploadProblem(NOT_AN_IMAGE, false);
}

/**
 * What to send of a chosen file: the file itself or, when it is too large, the same photo made smaller, upright, as a
 * JPEG. @throws UploadProblem when it stays too large.
 */
export async function fitPhoto(file: File): Promise<Blob> {
  if (file.size <= MAX_IMAGE_BYTES) return file;
  const smaller = file.size <= MAX_DECODED_BYTES ? await shrink(file).catch(() => null) : null;
  if (!smaller || smaller.size > MAX_IMAGE_BYTES) throw new UploadProblem(IMAGE_TOO_LARGE, false);
  return smaller;
}

async function shrink(file: File): Promise<Blob | null> {
  const photo = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return null;
  // A JPEG has no transparency: what shows through would be black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY));
}
