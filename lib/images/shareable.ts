import "server-only";
import { readImageFile } from "@/lib/images/disk-store";
import { IMAGE_FOLDER } from "@/lib/images/folder";
import { sharp } from "@/lib/images/sharp";

const OURS = /^\/images\/([\w.-]+)$/;
const BLOB = /^https:\/\/[\w-]+\.public\.blob\.vercel-storage\.com\//;
const FETCHED_WITHIN_MS = 3_000;

/**
 * A photo of one of our stores as a JPEG data URL that fills `width` x `height` pixels, because next/og reads no WebP;
 * null when it is not one of ours or no longer exists.
 * @throws Error when it cannot be read right now.
 */
export async function shareablePhoto(
  address: string,
  { width, height }: { width: number; height: number },
): Promise<string | null> {
  const bytes = await photoBytes(address);
  if (bytes === null) return null;
  const jpeg = await sharp(bytes).resize({ width, height, fit: "cover" }).jpeg({ quality: 82 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

async function photoBytes(address: string): Promise<Uint8Array | null> {
  const [, file] = OURS.exec(address) ?? [];
  if (file) return readImageFile(IMAGE_FOLDER, file);
  // Staff may name any address; only our own store's is fetched.
  if (!BLOB.test(address)) return null;
  const answer = await fetch(address, { signal: AbortSignal.timeout(FETCHED_WITHIN_MS), redirect: "error" });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The blob store answered ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}
