import "server-only";
import { environment } from "@/lib/env";
import { blobStore } from "@/lib/images/blob-store";
import { diskStore } from "@/lib/images/disk-store";
import { IMAGE_FOLDER } from "@/lib/images/folder";
import type { ImageStore } from "@/lib/images/store";
import { blobUploadInbox, type UploadInbox } from "@/lib/images/upload-inbox";

/** The store for new pictures: Vercel Blob if BLOB_READ_WRITE_TOKEN is set, otherwise the local disk. */
export function imageStore(): ImageStore {
  return storeOf("blob") ?? diskStore(IMAGE_FOLDER);
}

/** The store that an existing picture is in, or null if it is not configured. */
export function storeOf(kind: ImageStore["kind"]): ImageStore | null {
  if (kind === "disk") return diskStore(IMAGE_FOLDER);
  const { blobToken } = environment();
  return blobToken ? blobStore({ token: blobToken }) : null;
}

/** The inbox for direct uploads to the blob store, or null without one: uploads then go through this server. */
export function uploadInbox(): UploadInbox | null {
  const { blobToken, blobApiUrl } = environment();
  return blobToken ? blobUploadInbox({ token: blobToken, baseUrl: blobApiUrl }) : null;
}
