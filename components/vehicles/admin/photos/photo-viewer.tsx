"use client";

import { type KeyboardEvent, useId, useRef, useState } from "react";
import { iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useModal } from "@/components/ui/use-modal";
import { LargePhoto } from "@/components/vehicles/admin/photos/large-photo";

type PhotoViewerProps = {
  photos: readonly string[];
  /** The photo that is shown first, by its place in the list. */
  start: number;
  /** The vehicle's title, such as "2014 Ford Fusion". */
  vehicle: string;
  onClose: () => void;
};

/** A vehicle's photos, one at a time, as large as the screen. */
export function PhotoViewer({ photos, start, vehicle, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [place, setPlace] = useState(start);
  const last = photos.length - 1;
  const address = photos[place];
  useModal(dialog);

  const show = (wanted: number) => setPlace(Math.min(last, Math.max(0, wanted)));

  function moveByKey(event: KeyboardEvent) {
    const wanted = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    show(wanted);
  }

  return (
    <dialog
      ref={dialog}
      className="photo-viewer on-asphalt"
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
      <div className="photo-viewer-head">
        <h2 id={titleId} aria-live="polite">
          Photo {place + 1} of {photos.length}
        </h2>
        <button type="button" className={iconButton} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="photo-viewer-stage">
        {address !== undefined && (
          <LargePhoto key={address} address={address} alt={`Photo ${place + 1} of ${vehicle}`} />
        )}
      </div>
      {last > 0 && (
        <div className="photo-viewer-steps">
          <button
            type="button"
            className={iconButton}
            aria-label="Previous photo"
            aria-disabled={place === 0}
            onClick={() => show(place - 1)}
          >
            <Icon name="arrow-left" size={28} />
          </button>
          <button
            type="button"
            className={iconButton}
            aria-label="Next photo"
            aria-disabled={place === last}
            onClick={() => show(place + 1)}
          >
            <Icon name="arrow-right" size={28} />
          </button>
        </div>
      )}
    </dialog>
  );
}
