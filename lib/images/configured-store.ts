import "server-only";
import { environment } from "@/lib/env";
import { blobStore } from "@/lib/images/blob-store";
import { diskStore } from "@/lib/images/disk-store";
import { IMAGE_FOLDER } from "@/lib/images/folder";
import { type IncomingBox, incomingBox } from "@/lib/images/incoming";
import type { ImageStore } from "@/lib/images/store";

/** The store that new pictures go to: Vercel Blob when there is a token for it, else this machine's disk. */
export function imageStore(): ImageStore {
  return storeOf("blob") ?? diskStore(IMAGE_FOLDER);
}

/** The store of a picture that is kept already, or null when it cannot be reached from here. */
export function storeOf(kind: ImageStore["kind"]): ImageStore | null {
  if (kind === "disk") return diskStore(IMAGE_FOLDER);
  const { blobToken } = environment();
  return blobToken ? blobStore({ token: blobToken }) : null;
}

/** Where uploads come in past this server, or null when there is no blob store: they then come through it. */
export function incoming(): IncomingBox | null {
  const { blobToken, blobApiUrl } = environment();
  return blobToken ? incomingBox({ token: blobToken, readAt: blobApiUrl }) : null;
}
