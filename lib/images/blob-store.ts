import "server-only";
import { del, put } from "@vercel/blob";
import type { ImageStore } from "@/lib/images/store";

const FOLDER = "images/";
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const DEADLINE_MS = 6_000;

/** The blob store did not answer in time. */
export class BlobDeadlineError extends Error {
  override name = "BlobDeadlineError";
}

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
  const host = `https://${storeIdOf(token)}.public.blob.vercel-storage.com`;
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

/** The store's name in its host: the fourth word of `vercel_blob_rw_<store>_<secret>`, in lower case. */
const storeIdOf = (token: string) => (token.split("_")[3] ?? "").toLowerCase();

/**
 * Rejects at the deadline whatever the client does: it waits ever longer between its tries, and an abort reaches it
 * only at the next one.
 */
async function within<T>(deadlineMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new BlobDeadlineError("The blob store is too slow.")), deadlineMs);
  });
  try {
    return await Promise.race([work(abort.signal), deadline]);
  } finally {
    clearTimeout(timer);
    // When one file of several failed, the others need not arrive.
    abort.abort();
  }
}
