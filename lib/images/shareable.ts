import "server-only";
import { readImageFile } from "@/lib/images/disk-store";
import { IMAGE_FOLDER } from "@/lib/images/folder";
import { sharp } from "@/lib/images/sharp";

const LOCAL = /^\/images\/([\w.-]+)$/;
const BLOB = /^https:\/\/[\w-]+\.public\.blob\.vercel-storage\.com\//;
const TIMEOUT_MS = 3_000;

/**
 * A stored photo as a JPEG data URL, cropped to `width` x `height` pixels, because next/og does not support WebP. Null
 * if the URL is not in one of this site's stores or the photo no longer exists.
 * @throws Error if the photo cannot be read.
 */
export async function shareablePhoto(
  url: string,
  { width, height }: { width: number; height: number },
): Promise<string | null> {
  const bytes = await photoBytes(url);
  if (bytes === null) return null;
  const jpeg = await sharp(bytes).resize({ width, height, fit: "cover" }).jpeg({ quality: 82 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

async function photoBytes(url: string): Promise<Uint8Array | null> {
  const [, file] = LOCAL.exec(url) ?? [];
  if (file) return readImageFile(IMAGE_FOLDER, file);
  // Staff may enter any URL; only URLs of a blob store are fetched.
  if (!BLOB.test(url)) return null;
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The blob store responded with status ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
