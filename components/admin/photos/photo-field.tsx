"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { PhotoSource } from "@/components/admin/photos/photo-source";
import { PhotoTile } from "@/components/admin/photos/photo-tile";
import { PhotoViewer } from "@/components/admin/photos/photo-viewer";
import { UploadRow } from "@/components/admin/photos/upload-row";
import { useDragOrder } from "@/components/admin/photos/use-drag-order";
import { useFileDrop } from "@/components/admin/photos/use-file-drop";
import { usePhotoList } from "@/components/admin/photos/use-photo-list";
import { type Unfinished, useUploads } from "@/components/admin/photos/use-uploads";
import { fieldNoteId } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { MAX_IMAGES, TOO_MANY_IMAGES } from "@/lib/vehicles/images";

type PhotoFieldProps = {
  /** The id of the control that chooses photos. */
  id: string;
  /** Addresses in order, the main photo first. */
  photos: string[];
  onChange: (photos: string[]) => void;
  /** Told of photos that are not stored: what is saved then would lack them. */
  onUnfinished: (unfinished: Unfinished | null) => void;
  invalid?: boolean;
};

/** The photos of a vehicle: added by upload, put in order, taken off. */
export function PhotoField({ id, photos, onChange, onUnfinished, invalid = false }: PhotoFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { told, removed, move, remove, undo, addStored } = usePhotoList(photos, onChange);
  const { uploads, add, cancel, retry } = useUploads({ field, onStored: addStored, onUnfinished });
  const [leftOut, setLeftOut] = useState(0);
  const [viewed, setViewed] = useState<number | null>(null);
  const room = MAX_IMAGES - photos.length - uploads.length;
  const onFiles = useLatest((files: File[]) => {
    setLeftOut(Math.max(0, files.length - room));
    add(files.slice(0, Math.max(0, room)));
  });
  const isOver = useFileDrop(field, onFiles);
  const drag = useDragOrder(list, useLatest(move));
  const focusNext = useFocusAfterRender(field);

  function removeAt(place: number) {
    remove(place);
    const neighbor = photos[place + 1] ?? photos[place - 1];
    if (neighbor) focusNext(photos.filter((_, index) => index !== place).indexOf(neighbor), "remove");
    else document.getElementById(id)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the form has a heading for it
    <div ref={field} className="photo-field" role="group" aria-label="Photos">
      <PhotoSource id={id} noteId={fieldNoteId(id)} isOver={isOver} invalid={invalid} onFiles={onFiles} />
      {uploads.length > 0 && (
        <ul className="upload-list" aria-label="Photos on their way">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onCancel={() => cancel(upload.id)}
              onRetry={() => retry(upload.id)}
              chooserId={id}
            />
          ))}
        </ul>
      )}
      <div role="alert">
        {leftOut > 0 && (
          <Notice tone="red">
            {TOO_MANY_IMAGES}. {leftOut === 1 ? "One was" : `${leftOut} were`} left out.
          </Notice>
        )}
      </div>
      <ul ref={list} className="photo-list" aria-label="Photos of this vehicle" data-dragging={drag !== null}>
        {photos.map((address, place) => (
          <PhotoTile
            key={address}
            address={address}
            place={place}
            count={photos.length}
            drag={drag}
            onView={() => setViewed(place)}
            onMove={(to, by) => {
              move(place, to);
              focusNext(to, by === "first" ? "right" : by);
            }}
            onRemove={() => removeAt(place)}
          />
        ))}
      </ul>
      {viewed !== null && (
        <PhotoViewer photos={photos} start={viewed} vehicle="this vehicle" onClose={() => setViewed(null)} />
      )}
      <div className="photo-told">
        <p role="status">{told}</p>
        {removed && room > 0 && (
          <button type="button" className="text-link" onClick={undo}>
            Undo
          </button>
        )}
      </div>
    </div>
  );
}

/** A function that stays the same and does what the newest one given does. */
function useLatest<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

/** Puts the focus on a button of the photo at a place, once it stands there: a button that is moved loses it. */
function useFocusAfterRender(field: React.RefObject<HTMLElement | null>) {
  const next = useRef<{ place: number; action: string } | null>(null);
  useEffect(() => {
    if (!next.current) return;
    const { place, action } = next.current;
    next.current = null;
    const tile = field.current?.querySelectorAll(".photo-tile")[place];
    tile?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus();
  });
  return (place: number, action: string) => {
    next.current = { place, action };
  };
}
