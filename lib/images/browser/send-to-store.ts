import { put } from "@vercel/blob/client";
import type { UploadOptions } from "@/lib/images/browser/send-photo";
import { UploadError } from "@/lib/images/browser/upload-error";
import type { UploadToken } from "@/lib/images/upload-inbox";

/** How long an upload may go without progress. The client of Vercel Blob would retry for minutes. */
const STALL_TIMEOUT_MS = 9_000;
const STORE_UNAVAILABLE =
  "Upload failed: Pictures cannot be stored right now. Please try again in a few minutes.";

/**
 * Uploads a photo directly to the blob store.
 * @throws UploadError if the upload fails or stalls; the signal's reason if it was aborted.
 */
export async function sendToStore(
  photo: Blob,
  { path, token }: UploadToken,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  const abort = new AbortController();
  const stall = stallTimeout(STALL_TIMEOUT_MS);
  let maxLoaded = 0;
  const upload = put(path, photo, {
    access: "public",
    token,
    contentType: photo.type,
    abortSignal: AbortSignal.any([abort.signal, signal]),
    onUploadProgress({ loaded, total }) {
      // A retry starts again at 0, which is not progress.
      if (loaded <= maxLoaded) return;
      maxLoaded = loaded;
      stall.restart();
      onProgress(total > 0 ? loaded / total : 0);
    },
  });
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    // The client checks its abort signal only before a retry.
    await Promise.race([upload, stall.promise, aborted]);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof UploadError ? error : new UploadError(STORE_UNAVAILABLE);
  } finally {
    stall.stop();
    abort.abort();
  }
}

/** A promise that rejects when `restart` was not called for `ms` milliseconds. */
function stallTimeout(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fail: (error: UploadError) => void = () => {};
  const promise = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(() => fail(new UploadError(STORE_UNAVAILABLE)), ms);
  };
  restart();
  return { promise, restart, stop };
}
