import { UploadError } from "@/lib/images/browser/upload-error";
import { IMAGE_TOO_LARGE, IMAGE_TYPES, MAX_IMAGE_BYTES, NOT_AN_IMAGE } from "@/lib/images/schema";

/** The longer side of a resized photo, in pixels: more than the site displays. */
const LONGEST_SIDE = 2560;
const JPEG_QUALITY = 0.85;
/** Larger files are not decoded, because phones run out of memory. */
const MAX_DECODED_BYTES = 60 * 1024 * 1024;

const HEIC_UNREADABLE = `${NOT_AN_IMAGE}. This browser cannot read HEIC photos. Save the photo as JPG, or take it with the phone's camera set to "Most Compatible".`;

/** Checks the type of a chosen file: an error to show, or null for a picture. */
export function checkFileType(file: File): UploadError | null {
  const isPicture = IMAGE_TYPES.some((one) => one === file.type) || isHeic(file);
  return isPicture ? null : new UploadError(NOT_AN_IMAGE, false);
}

/** The photo format of phones. Browsers that do not support it leave the type empty. */
const isHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]$/.test(type) || (type === "" && /\.hei[cf]$/i.test(name));

/**
 * The file to upload: the chosen file itself or, if it is over 5 MB or HEIC, the photo resized, upright, as a JPEG.
 * @throws UploadError if the result is still too large, or the browser cannot decode the file.
 */
export async function fitPhoto(file: File): Promise<Blob> {
  const mustConvert = isHeic(file);
  if (file.size <= MAX_IMAGE_BYTES && !mustConvert) return file;
  const smaller = file.size <= MAX_DECODED_BYTES ? await shrink(file).catch(() => null) : null;
  if (!smaller && mustConvert) throw new UploadError(HEIC_UNREADABLE, false);
  if (!smaller || smaller.size > MAX_IMAGE_BYTES) throw new UploadError(IMAGE_TOO_LARGE, false);
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
  // JPEG has no transparency: transparent pixels would become black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY));
}
