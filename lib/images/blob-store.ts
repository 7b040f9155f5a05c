import "server-only";
import { del, put } from "@vercel/blob";
import type { ImageStore } from "@/lib/images/store";
import { withTimeout } from "@/lib/images/timeout";

const FOLDER = "images/";
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const TIMEOUT_MS = 6_000;

/**
 * Stores pictures in Vercel Blob, publicly readable, under `images/`. `timeoutMs` limits each call, including the
 * client's retries. VERCEL_BLOB_API_URL overrides the API's URL.
 */
export function blobStore({
  token,
  timeoutMs = TIMEOUT_MS,
}: {
  token: string;
  timeoutMs?: number;
}): ImageStore {
  const host = blobHost(token);
  return {
    kind: "blob",
    urlOf: (name) => `${host}/${FOLDER}${name}`,
    save: (files) =>
      withTimeout(timeoutMs, (abortSignal) =>
        Promise.all(
          files.map(async ({ name, bytes }) => {
            const { url } = await put(FOLDER + name, Buffer.from(bytes), {
              access: "public",
              token,
              contentType: "image/webp",
              // Names are random already, and a retry after a lost response must be able to overwrite the first try.
              addRandomSuffix: false,
              allowOverwrite: true,
              cacheControlMaxAge: YEAR_SECONDS,
              abortSignal,
            });
            return url;
          }),
        ),
      ),
    remove: (urls) => withTimeout(timeoutMs, (abortSignal) => del([...urls], { token, abortSignal })),
  };
}

/** The public base URL of a store. Its host name starts with the store of `vercel_blob_rw_<store>_<secret>`, in lower case. */
export const blobHost = (token: string): string =>
  `https://${(token.split("_")[3] ?? "").toLowerCase()}.public.blob.vercel-storage.com`;
