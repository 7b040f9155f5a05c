"use client";

import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { checkFileType } from "@/lib/images/browser/fit-photo";
import { sendPhoto } from "@/lib/images/browser/send-photo";
import { type Upload, uploadQueue } from "@/lib/images/browser/upload-queue";

const NONE: readonly Upload[] = [];

/** The photos that would be missing if the vehicle were saved now, with actions for failed ones. */
export type Unfinished = {
  /** How many are being uploaded. */
  sending: number;
  /** The progress of the uploads, as a number of photos: 1.5 of 2. */
  sent: number;
  failed: readonly Upload[];
  retryFailed: () => void;
  removeFailed: () => void;
};

/** The uploads of one field: aborted on unmount, continued while its tab is hidden. */
export function useUploads({
  field,
  onStored,
  onUnfinished,
}: {
  field: RefObject<HTMLElement | null>;
  onStored: (upload: Upload, url: string) => void;
  onUnfinished: (unfinished: Unfinished | null) => void;
}) {
  const [queue] = useState(() => uploadQueue({ check: checkFileType, send: sendPhoto }));
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, () => NONE);

  const handleStored = useEffectEvent(onStored);
  // Before the save that waits for the uploads can continue, the form must have the photos. Also runs when a hidden
  // tab is shown again, for the photos stored in the meantime.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stored photo changes the list of uploads
  useEffect(() => {
    for (const { upload, url } of queue.takeStored()) handleStored(upload, url);
  }, [queue, uploads]);
  useEffect(() => {
    const element = field.current;
    return () => {
      if (!element?.isConnected) queue.cancelAll();
    };
  }, [queue, field]);
  useEffect(() => {
    onUnfinished(unfinishedAmong(uploads, queue));
  }, [queue, uploads, onUnfinished]);

  return { uploads, add: queue.add, cancel: queue.cancel, retry: queue.retry };
}

function unfinishedAmong(
  uploads: readonly Upload[],
  { retry, cancel }: Pick<ReturnType<typeof uploadQueue>, "retry" | "cancel">,
): Unfinished | null {
  if (uploads.length === 0) return null;
  const failed = uploads.filter(({ state }) => state === "failed");
  return {
    sending: uploads.length - failed.length,
    sent: uploads.reduce((sum, { state, progress }) => sum + (state === "sending" ? progress : 0), 0),
    failed,
    retryFailed: () => {
      for (const { id, problem } of failed) if (problem?.canRetry) retry(id);
    },
    removeFailed: () => {
      for (const { id } of failed) cancel(id);
    },
  };
}
