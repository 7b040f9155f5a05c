"use client";

import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { refusalOf } from "@/lib/images/browser/fit-photo";
import { sendPhoto } from "@/lib/images/browser/send-photo";
import { type Upload, uploadQueue } from "@/lib/images/browser/upload-queue";

const NONE: readonly Upload[] = [];

/** The uploads of one field: they end when it leaves the page, and go on while its tab is hidden. */
export function useUploads({
  field,
  onStored,
  onBusyChange,
}: {
  field: RefObject<HTMLElement | null>;
  onStored: (upload: Upload, address: string) => void;
  onBusyChange?: ((busy: boolean) => void) | undefined;
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
  const isBusy = uploads.some(({ state }) => state !== "failed");

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
    onBusyChange?.(isBusy);
  }, [isBusy, onBusyChange]);

  return { uploads, add: queue.add, cancel: queue.cancel, retry: queue.retry };
}
