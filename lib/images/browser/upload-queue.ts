import type { UploadOptions } from "@/lib/images/browser/send-photo";
import { UploadError } from "@/lib/images/browser/upload-error";

const MAX_CONCURRENT_UPLOADS = 2;

/** A photo that is being uploaded. `id` increases in the order in which photos were chosen. */
export type Upload = {
  id: number;
  file: File;
  state: "waiting" | "sending" | "failed";
  /** The part of the file that has been sent, from 0 to 1. */
  progress: number;
  /** The error of a failed upload. */
  problem: UploadError | null;
};

type Stored = { upload: Upload; url: string };

type Queue = {
  /** The photos that are not stored yet, in the order they were chosen; the same array until something changes. */
  current: () => readonly Upload[];
  /** Calls the listener on every change. @returns the function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  /** The photos that were stored since the last call, with their URLs. Listeners are called when there are new ones. */
  takeStored: () => Stored[];
  add: (files: readonly File[]) => void;
  /** Aborts an upload, or removes a failed one; the others continue. */
  cancel: (id: number) => void;
  retry: (id: number) => void;
  cancelAll: () => void;
};

/** Uploads photos two at a time. An upload that fails or is canceled does not affect the others. */
export function uploadQueue({
  check,
  send,
}: {
  /** Checks a file before it is uploaded: null when it may be. */
  check: (file: File) => UploadError | null;
  /** Uploads a file. @returns its URL. @throws UploadError */
  send: (file: File, options: UploadOptions) => Promise<string>;
}): Queue {
  let uploads: readonly Upload[] = [];
  let count = 0;
  const activeUploads = new Map<number, AbortController>();
  const listeners = new Set<() => void>();
  let stored: Stored[] = [];

  const publish = (next: readonly Upload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, changes: Partial<Upload>) =>
    publish(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const remove = (id: number) => publish(uploads.filter((upload) => upload.id !== id));

  const startMore = () => {
    for (const upload of uploads) {
      if (activeUploads.size >= MAX_CONCURRENT_UPLOADS) return;
      if (upload.state === "waiting" && !activeUploads.has(upload.id)) void run(upload);
    }
  };

  async function run(upload: Upload): Promise<void> {
    const { id } = upload;
    const abort = new AbortController();
    activeUploads.set(id, abort);
    change(id, { state: "sending", progress: 0, problem: null });
    const onProgress = (progress: number) => {
      if (!abort.signal.aborted) change(id, { progress });
    };
    try {
      const url = await send(upload.file, { onProgress, signal: abort.signal });
      if (abort.signal.aborted) return;
      stored.push({ upload, url });
      remove(id);
    } catch (error) {
      if (abort.signal.aborted) return;
      const problem = error instanceof UploadError ? error : new UploadError("Upload failed");
      change(id, { state: "failed", problem });
    } finally {
      if (activeUploads.get(id) === abort) activeUploads.delete(id);
      startMore();
    }
  }

  const cancel = (id: number) => {
    const abort = activeUploads.get(id);
    activeUploads.delete(id);
    remove(id);
    abort?.abort();
    startMore();
  };

  return {
    current: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    takeStored: () => {
      const taken = stored;
      stored = [];
      return taken;
    },
    add: (files) => {
      const added = files.map((file): Upload => {
        count += 1;
        const problem = check(file);
        return { id: count, file, state: problem ? "failed" : "waiting", progress: 0, problem };
      });
      publish([...uploads, ...added]);
      startMore();
    },
    cancel,
    retry: (id) => {
      if (!uploads.some((upload) => upload.id === id && upload.state === "failed")) return;
      change(id, { state: "waiting", progress: 0, problem: null });
      startMore();
    },
    cancelAll: () => {
      const aborts = [...activeUploads.values()];
      activeUploads.clear();
      publish([]);
      for (const abort of aborts) abort.abort();
    },
  };
}
