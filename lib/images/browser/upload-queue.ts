import { UploadProblem } from "@/lib/images/browser/problem";
import type { Sending } from "@/lib/images/browser/send-photo";

/** How many photos are on the way at once. */
const AT_ONCE = 2;

/** A photo on its way. `id` counts up in the order they were chosen. */
export type Upload = {
  id: number;
  file: File;
  state: "waiting" | "sending" | "failed";
  /** How much of it has left, from 0 to 1. */
  share: number;
  /** Why it failed. */
  problem: UploadProblem | null;
};

type Queue = {
  /** The photos that are not stored yet, in the order they were chosen; the same array until something changes. */
  current: () => readonly Upload[];
  /** Calls back on every change; gives the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[]) => void;
  /** Ends an upload, or forgets one that failed; the others go on. */
  cancel: (id: number) => void;
  retry: (id: number) => void;
  cancelAll: () => void;
};

/**
 * Sends photos two at a time, each for itself: what becomes of one is nothing to the others.
 * `onStored` gets the address of each as it is stored.
 */
export function uploadQueue({
  check,
  send,
  onStored,
}: {
  /** What is wrong with a file at first sight; null lets it through. */
  check: (file: File) => UploadProblem | null;
  send: (file: File, sending: Sending) => Promise<string>;
  onStored: (upload: Upload, address: string) => void;
}): Queue {
  let uploads: readonly Upload[] = [];
  let count = 0;
  const underWay = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  const publish = (next: readonly Upload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, changes: Partial<Upload>) =>
    publish(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const remove = (id: number) => publish(uploads.filter((upload) => upload.id !== id));

  const startMore = () => {
    for (const upload of uploads) {
      if (underWay.size >= AT_ONCE) return;
      if (upload.state === "waiting" && !underWay.has(upload.id)) void run(upload);
    }
  };

  async function run(upload: Upload): Promise<void> {
    const { id } = upload;
    const abort = new AbortController();
    underWay.set(id, abort);
    change(id, { state: "sending", share: 0, problem: null });
    const onProgress = (share: number) => {
      if (!abort.signal.aborted) change(id, { share });
    };
    try {
      const address = await send(upload.file, { onProgress, signal: abort.signal });
      if (abort.signal.aborted) return;
      remove(id);
      onStored(upload, address);
    } catch (error) {
      if (abort.signal.aborted) return;
      const problem = error instanceof UploadProblem ? error : new UploadProblem("Upload failed");
      change(id, { state: "failed", problem });
    } finally {
      if (underWay.get(id) === abort) underWay.delete(id);
      startMore();
    }
  }

  const cancel = (id: number) => {
    const abort = underWay.get(id);
    underWay.delete(id);
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
    add: (files) => {
      const added = files.map((file): Upload => {
        count += 1;
        const problem = check(file);
        return { id: count, file, state: problem ? "failed" : "waiting", share: 0, problem };
      });
      publish([...uploads, ...added]);
      startMore();
    },
    cancel,
    retry: (id) => {
      if (!uploads.some((upload) => upload.id === id && upload.state === "failed")) return;
      change(id, { state: "waiting", share: 0, problem: null });
      startMore();
    },
    cancelAll: () => {
      const aborts = [...underWay.values()];
      underWay.clear();
      publish([]);
      for (const abort of aborts) abort.abort();
    },
  };
}
