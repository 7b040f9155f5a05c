"use client";

import { type RefObject, useState } from "react";
import { type Unfinished, useUploads } from "@/components/vehicles/admin/photos/use-uploads";
import { MAX_MESSAGE_PHOTOS } from "@/lib/conversations/schema";
import { publicIdOf } from "@/lib/images/variants";

/** The photos of a reply: uploaded when they are chosen, attached when it is sent. */
export function useReplyPhotos(box: RefObject<HTMLElement | null>) {
  const [urls, setUrls] = useState<string[]>([]);
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const [excess, setExcess] = useState(0);
  const { uploads, add, cancel, retry } = useUploads({
    field: box,
    onStored: (_upload, url) => setUrls((current) => [...current, url]),
    onUnfinished: setUnfinished,
  });
  const room = Math.max(0, MAX_MESSAGE_PHOTOS - urls.length - uploads.length);
  return {
    urls,
    ids: urls.flatMap((url) => publicIdOf(url.split("/").pop() ?? "") ?? []),
    uploads,
    /** What is not stored yet: being uploaded, or failed. */
    unfinished,
    /** How many of the last chosen files were too many. */
    excess,
    cancel,
    retry,
    add(files: readonly File[]) {
      setExcess(Math.max(0, files.length - room));
      add(files.slice(0, room));
    },
    remove: (url: string) => setUrls((current) => current.filter((one) => one !== url)),
    clear: () => {
      setUrls([]);
      setExcess(0);
    },
  };
}
