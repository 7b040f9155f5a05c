"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { sendPhotoWith } from "@/components/customer-requests/send-photo";
import { checkFileType } from "@/lib/images/browser/fit-photo";
import { type Upload, uploadQueue } from "@/lib/images/browser/upload-queue";
import { publicIdOf } from "@/lib/images/variants";

/** A photo that is stored, but not sent with a message yet. */
export type StoredPhoto = { id: string; url: string; name: string };

const NONE: readonly Upload[] = [];

/** The photos of a message that is being written: uploaded one by one, each with its progress. */
export function usePhotos(token: string, max: number) {
  const [queue] = useState(() => uploadQueue({ check: checkFileType, send: sendPhotoWith(token) }));
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, () => NONE);
  const [stored, setStored] = useState<readonly StoredPhoto[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a stored photo changes the list of uploads
  useEffect(() => {
    const added = queue.takeStored().flatMap(({ upload, url }) => {
      const id = publicIdOf(url.split("/").at(-1) ?? "");
      return id ? [{ id, url, name: upload.file.name }] : [];
    });
    if (added.length > 0) setStored((photos) => [...photos, ...added]);
  }, [queue, uploads]);
  useEffect(() => () => queue.cancelAll(), [queue]);

  const free = max - stored.length - uploads.length;
  return {
    uploads,
    stored,
    free,
    /** Adds as many as a message can have. */
    add: (files: readonly File[]) => queue.add(files.slice(0, Math.max(0, free))),
    cancel: queue.cancel,
    retry: queue.retry,
    remove: (id: string) => setStored((photos) => photos.filter((photo) => photo.id !== id)),
    clear: () => setStored([]),
  };
}
