import "server-only";
import { del, put } from "@vercel/blob";
import { within } from "@/lib/images/deadline";
import type { ImageStore } from "@/lib/images/store";

const FOLDER = "images/";
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const DEADLINE_MS = 6_000;

/**
 * Pictures in Vercel Blob, public, under `images/`. `deadlineMs` bounds each call as a whole.
 * The client is the service's own; VERCEL_BLOB_API_URL points it elsewhere.
 */
export function blobStore({
  token,
  deadlineMs = DEADLINE_MS,
}: {
  token: string;
  deadlineMs?: number;
}): ImageStore {
  const host = blobHost(token);
  return {
    kind: "blob",
    addressOf: (name) => `${host}/${FOLDER}${name}`,
    save: (files) =>
      within(deadlineMs, (abortSignal) =>
        Promise.all(
          files.map(async ({ name, bytes }) => {
            const { url } = await put(FOLDER + name, Buffer.from(bytes), {
              access: "public",
              token,
              contentType: "image/webp",
              // The name is random already; and a repeat after a lost answer must not meet its own first try.
              addRandomSuffix: false,
              allowOverwrite: true,
              cacheControlMaxAge: YEAR_SECONDS,
              abortSignal,
            });
            return url;
          }),
        ),
      ),
    remove: (addresses) => within(deadlineMs, (abortSignal) => del([...addresses], { token, abortSignal })),
  };
}

/** Where the files of a store are read: its name is the fourth word of `vercel_blob_rw_<store>_<secret>`, in lower case. */
export const blobHost = (token: string): string =>
  `https://${(token.split("_")[3] ?? "").toLowerCase()}.public.blob.vercel-storage.com`;
