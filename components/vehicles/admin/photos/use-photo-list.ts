"use client";

import { useEffect, useRef, useState } from "react";
import { moved, placed } from "@/lib/images/browser/photo-order";
import type { Upload } from "@/lib/images/browser/upload-queue";

type Removed = { address: string; place: number };

/** The actions on the photos in the field, and their announcements. */
export function usePhotoList(photos: string[], onChange: (photos: string[]) => void) {
  const [told, setTold] = useState("");
  const [removed, setRemoved] = useState<Removed | null>(null);
  // Two uploads may be stored before the form shows the first of them.
  const latest = useRef(photos);
  const ranks = useRef(new Map<string, number>());
  useEffect(() => {
    latest.current = photos;
  }, [photos]);

  function change(next: string[], words: string) {
    latest.current = next;
    onChange(next);
    setTold(words);
  }

  function move(from: number, to: number) {
    const address = latest.current[from];
    if (address === undefined || from === to || to < 0 || to >= latest.current.length) return;
    ranks.current.delete(address);
    const place = to === 0 ? "the main photo" : `photo ${to + 1} of ${latest.current.length}`;
    change(moved(latest.current, from, to), `Photo ${from + 1} is now ${place}.`);
  }

  function remove(place: number) {
    const address = latest.current[place];
    if (address === undefined) return;
    setRemoved({ address, place });
    change(latest.current.toSpliced(place, 1), `Photo ${place + 1} was removed.`);
  }

  function undo() {
    if (!removed) return;
    setRemoved(null);
    // It may already be back, with the other version of the vehicle.
    if (latest.current.includes(removed.address)) return;
    const place = Math.min(removed.place, latest.current.length);
    change(latest.current.toSpliced(place, 0, removed.address), `Photo ${place + 1} was restored.`);
  }

  function addStored({ id, file }: Upload, address: string) {
    ranks.current.set(address, id);
    const next = placed(latest.current, address, (photo) => ranks.current.get(photo) ?? -1);
    change(next, `${file.name} was uploaded: photo ${next.indexOf(address) + 1} of ${next.length}.`);
  }

  return { told, removed, move, remove, undo, addStored };
}
