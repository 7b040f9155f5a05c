"use client";

import { useEffect, useRef, useState } from "react";
import { insertPhoto, movePhoto } from "@/lib/images/browser/photo-order";
import type { Upload } from "@/lib/images/browser/upload-queue";

type Removed = { url: string; index: number };

/** The actions on the photos in the field. `announcement` describes the last one to screen readers. */
export function usePhotoList(photos: string[], onChange: (photos: string[]) => void) {
  const [announcement, setAnnouncement] = useState("");
  const [removed, setRemoved] = useState<Removed | null>(null);
  // The photos including changes that are not rendered yet: two uploads may finish between two renders.
  const current = useRef(photos);
  const ranks = useRef(new Map<string, number>());
  useEffect(() => {
    current.current = photos;
  }, [photos]);

  function change(next: string[], message: string) {
    current.current = next;
    onChange(next);
    setAnnouncement(message);
  }

  function move(from: number, to: number) {
    const url = current.current[from];
    if (url === undefined || from === to || to < 0 || to >= current.current.length) return;
    ranks.current.delete(url);
    const position = to === 0 ? "the main photo" : `photo ${to + 1} of ${current.current.length}`;
    change(movePhoto(current.current, from, to), `Photo ${from + 1} is now ${position}.`);
  }

  function remove(index: number) {
    const url = current.current[index];
    if (url === undefined) return;
    setRemoved({ url, index });
    change(current.current.toSpliced(index, 1), `Photo ${index + 1} was removed.`);
  }

  function undo() {
    if (!removed) return;
    setRemoved(null);
    // The photo may be back already, after the form took over another version of the vehicle.
    if (current.current.includes(removed.url)) return;
    const index = Math.min(removed.index, current.current.length);
    change(current.current.toSpliced(index, 0, removed.url), `Photo ${index + 1} was restored.`);
  }

  function addStored({ id, file }: Upload, url: string) {
    ranks.current.set(url, id);
    const next = insertPhoto(current.current, url, (photo) => ranks.current.get(photo) ?? -1);
    change(next, `${file.name} was uploaded: photo ${next.indexOf(url) + 1} of ${next.length}.`);
  }

  return { announcement, removed, move, remove, undo, addStored };
}
