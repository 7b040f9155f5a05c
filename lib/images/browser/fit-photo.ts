import { UploadProblem } from "@/lib/images/browser/problem";
import { IMAGE_TOO_LARGE, IMAGE_TYPES, MAX_IMAGE_BYTES, NOT_AN_IMAGE } from "@/lib/images/schema";

/** Pixels of the longer side of a photo that was made smaller: more than the site ever shows. */
const LONGEST_SIDE = 2560;
const JPEG_QUALITY = 0.85;
/** What a phone cannot be asked to decode. */
const MAX_DECODED_BYTES = 60 * 1024 * 1024;

const HEIC_UNREADABLE = `${NOT_AN_IMAGE}. This browser cannot read HEIC photos. Save the photo as JPG, or take it with the phone's camera set to "Most Compatible".`;

/** What is wrong with a chosen file at first sight: null for a picture. */
export function refusalOf(file: File): UploadProblem | null {
  const isPicture = IMAGE_TYPES.some((one) => one === file.type) || isHeic(file);
  return isPicture ? null : new UploadProblem(NOT_AN_IMAGE, false);
}

/** What phones save photos as. A browser that does not know the type leaves it out. */
const isHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]$/.test(type) || (type === "" && /\.hei[cf]$/i.test(name));

/**
 * What to send of a chosen file: the file itself or, when it is too large or HEIC, the same photo made smaller, upright,
 * as a JPEG. @throws UploadProblem when it stays too large, or the browser cannot read it.
 */
export async function fitPhoto(file: File): Promise<Blob> {
  const mustConvert = isHeic(file);
  if (file.size <= MAX_IMAGE_BYTES && !mustConvert) return file;
  const smaller = file.size <= MAX_DECODED_BYTES ? await shrink(file).catch(() => null) : null;
  if (!smaller && mustConvert) throw new UploadProblem(HEIC_UNREADABLE, false);
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
