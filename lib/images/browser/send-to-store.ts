import { put } from "@vercel/blob/client";
import { UploadProblem } from "@/lib/images/browser/problem";
import type { Sending } from "@/lib/images/browser/send-photo";
import type { UploadPermit } from "@/lib/images/incoming";

/** A store that takes nothing for so long is away. Its client would try again for minutes. */
const STALL_MS = 9_000;
const STORE_AWAY = "Upload failed: Pictures cannot be stored right now. Please try again in a few minutes.";

/** Sends a photo straight to the blob store. @throws UploadProblem when it does not arrive; the signal's reason. */
export async function sendToStore(photo: Blob, permit: UploadPermit, sending: Sending): Promise<void> {
  const abort = new AbortController();
  const stalled = watchdog(STALL_MS);
  let farthest = 0;
  const upload = put(permit.path, photo, {
    access: "public",
    token: permit.token,
    contentType: photo.type,
    abortSignal: AbortSignal.any([abort.signal, sending.signal]),
    onUploadProgress({ loaded, total }) {
      // A new try starts from nothing: that is no progress.
      if (loaded <= farthest) return;
      farthest = loaded;
      stalled.restart();
      sending.onProgress(total > 0 ? loaded / total : 0);
    },
  });
  const cancelled = new Promise<never>((_resolve, reject) => {
    sending.signal.addEventListener("abort", () => reject(sending.signal.reason), { once: true });
  });
  try {
    // An abort reaches the client only between its tries.
    await Promise.race([upload, stalled.promise, cancelled]);
  } catch (error) {
    sending.signal.throwIfAborted();
    throw error instanceof UploadProblem ? error : new UploadProblem(STORE_AWAY);
  } finally {
    stalled.stop();
    abort.abort();
  }
}

/** Rejects once nothing has restarted it for so long. */
function watchdog(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: (problem: UploadProblem) => void = () => {};
  const promise = new Promise<never>((_resolve, reject) => {
    giveUp = reject;
  });
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(() => giveUp(new UploadProblem(STORE_AWAY)), ms);
  };
  restart();
  return { promise, restart, stop };
}
