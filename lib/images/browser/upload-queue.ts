import { UploadProblem } from "@/lib/images/browser/problem";
import type { Sending } from "@/lib/images/browser/send-photo";

/** How many photos are uploaded at the same time. */
const AT_ONCE = 2;

/** A photo that is being uploaded. `id` increases in the order in which photos were chosen. */
export type Upload = {
  id: number;
  file: File;
  state: "waiting" | "sending" | "failed";
  /** How much of it has been sent, from 0 to 1. */
  share: number;
  /** Why it failed. */
  problem: UploadProblem | null;
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

/** Uploads photos two at a time. An upload that fails or is cancelled does not affect the others. */
export function uploadQueue({
  check,
  send,
}: {
  /** Checks a file before it is uploaded: null when it may be. */
  check: (file: File) => UploadProblem | null;
  /** Uploads a file. @returns its URL. @throws UploadProblem */
  send: (file: File, sending: Sending) => Promise<string>;
}): Queue {
  let uploads: readonly Upload[] = [];
  let count = 0;
  const underWay = new Map<number, AbortController>();
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
      const url = await send(upload.file, { onProgress, signal: abort.signal });
      if (abort.signal.aborted) return;
      stored.push({ upload, url });
      remove(id);
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
    takeStored: () => {
      const taken = stored;
      stored = [];
      return taken;
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
