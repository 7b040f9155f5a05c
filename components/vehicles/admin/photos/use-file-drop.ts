"use client";

import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/**
 * Accepts files dropped on an element or pasted anywhere on the page. Files dropped elsewhere are ignored: the
 * browser would open them and leave the form.
 * @returns whether files are being held over the element.
 */
export function useFileDrop(
  target: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const addFiles = useEffectEvent(onFiles);

  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const isInside = (event: DragEvent) => target.current?.contains(event.target as Node) ?? false;
    const hold = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(isInside(event));
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      if (isInside(event)) addFiles([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      addFiles(files);
    };
    const listening = new AbortController();
    const options = { signal: listening.signal };
    window.addEventListener("dragover", hold, options);
    window.addEventListener("dragleave", leave, options);
    window.addEventListener("drop", drop, options);
    window.addEventListener("paste", paste, options);
    return () => listening.abort();
  }, [target]);

  return isOver;
}
