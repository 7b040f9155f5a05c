import "server-only";
import sharp from "sharp";
import { readImageFile } from "@/lib/images/disk-store";
import { IMAGE_FOLDER } from "@/lib/images/folder";

const OURS = /^\/images\/([\w.-]+)$/;
const BLOB = /^https:\/\/[\w-]+\.public\.blob\.vercel-storage\.com\//;
const FETCHED_WITHIN_MS = 3_000;

/**
 * A photograph of one of our stores as a JPEG data address that fills `width` x `height` pixels, for where WebP is not
 * taken; null when it is none of ours or cannot be had just now.
 */
export async function shareablePhoto(
  address: string,
  { width, height }: { width: number; height: number },
): Promise<string | null> {
  try {
    const bytes = await photoBytes(address);
    if (bytes === null) return null;
    const jpeg = await sharp(bytes).resize({ width, height, fit: "cover" }).jpeg({ quality: 82 }).toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  } catch {
    return null;
  }
}

async function photoBytes(address: string): Promise<Uint8Array | null> {
  const [, file] = OURS.exec(address) ?? [];
  if (file) return readImageFile(IMAGE_FOLDER, file);
  // Staff may name any address; only our own store's is fetched.
  if (!BLOB.test(address)) return null;
  const answer = await fetch(address, { signal: AbortSignal.timeout(FETCHED_WITHIN_MS), redirect: "error" });
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}
