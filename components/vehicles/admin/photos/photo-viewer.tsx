"use client";

import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useModal } from "@/components/ui/admin/use-modal";
import { Icon } from "@/components/ui/icon";
import { LargePhoto } from "@/components/vehicles/admin/photos/large-photo";

const viewerButton =
  "inline-grid size-12 cursor-pointer place-items-center rounded-field hover:bg-white/16 aria-disabled:cursor-default aria-disabled:opacity-40 print:hidden";

type PhotoViewerProps = {
  photos: readonly string[];
  /** The index of the photo that is shown first. */
  start: number;
  /** The vehicle's title, such as "2014 Ford Fusion". */
  vehicle: string;
  onClose: () => void;
};

/** A vehicle's photos in full screen, one at a time. */
export function PhotoViewer({ photos, start, vehicle, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [index, setIndex] = useState(start);
  const last = photos.length - 1;
  const url = photos[index];
  useModal(dialog);

  const show = (wanted: number) => setIndex(Math.min(last, Math.max(0, wanted)));

  function moveByKey(event: KeyboardEvent) {
    const wanted = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    show(wanted);
  }

  return (
    <dialog
      ref={dialog}
      data-photo-viewer
      className="on-asphalt fixed inset-0 h-dvh max-h-none w-full max-w-none grid-rows-[auto_minmax(0,1fr)_auto] gap-2 overscroll-contain bg-photo-viewer pt-2 pr-[max(0.5rem,env(safe-area-inset-right))] pb-[max(0.5rem,env(safe-area-inset-bottom))] pl-[max(0.5rem,env(safe-area-inset-left))] text-white open:grid"
      aria-labelledby={titleId}
      onKeyDown={moveByKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Browsers may close the dialog anyway on the second Escape.
        if (!event.currentTarget.open) onClose();
      }}
    >
      <div className="flex items-center justify-between pl-2">
        <h2 id={titleId} aria-live="polite" className="text-20 tabular-nums leading-snug">
          Photo {index + 1} of {photos.length}
        </h2>
        <button type="button" className={viewerButton} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="relative grid min-h-0 place-content-center justify-items-center gap-3">
        {url !== undefined && <LargePhoto key={url} url={url} alt={`Photo ${index + 1} of ${vehicle}`} />}
      </div>
      {last > 0 && (
        <div className="flex justify-center gap-8">
          <button
            type="button"
            className={viewerButton}
            aria-label="Previous photo"
            aria-disabled={index === 0}
            onClick={() => show(index - 1)}
          >
            <Icon name="arrow-left" size={28} />
          </button>
          <button
            type="button"
            className={viewerButton}
            aria-label="Next photo"
            aria-disabled={index === last}
            onClick={() => show(index + 1)}
          >
            <Icon name="arrow-right" size={28} />
          </button>
        </div>
      )}
    </dialog>
  );
}
