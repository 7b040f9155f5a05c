"use client";

import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { refusalOf } from "@/lib/images/browser/fit-photo";
import { sendPhoto } from "@/lib/images/browser/send-photo";
import { type Upload, uploadQueue } from "@/lib/images/browser/upload-queue";

const NONE: readonly Upload[] = [];

/** What a vehicle would lack if it were saved now: photos on their way, or such as did not arrive. */
export type Unfinished = "sending" | "failed" | null;

/** The uploads of one field: they end when it leaves the page, and go on while its tab is hidden. */
export function useUploads({
  field,
  onStored,
  onUnfinished,
}: {
  field: RefObject<HTMLElement | null>;
  onStored: (upload: Upload, address: string) => void;
  onUnfinished: (unfinished: Unfinished) => void;
}) {
  const [stored] = useState(() => ({ tell: onStored }));
  const [queue] = useState(() =>
    uploadQueue({
      check: refusalOf,
      send: sendPhoto,
      onStored: (upload, address) => stored.tell(upload, address),
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, () => NONE);
  const unfinished = unfinishedAmong(uploads);

  useEffect(() => {
    stored.tell = onStored;
  });
  useEffect(() => {
    const element = field.current;
    return () => {
      if (!element?.isConnected) queue.cancelAll();
    };
  }, [queue, field]);
  useEffect(() => {
    onUnfinished(unfinished);
  }, [unfinished, onUnfinished]);

  return { uploads, add: queue.add, cancel: queue.cancel, retry: queue.retry };
}

function unfinishedAmong(uploads: readonly Upload[]): Unfinished {
  if (uploads.length === 0) return null;
  return uploads.some(({ state }) => state === "failed") ? "failed" : "sending";
}
