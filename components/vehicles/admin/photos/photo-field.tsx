"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { fieldNoteId } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PhotoSource } from "@/components/vehicles/admin/photos/photo-source";
import { PhotoTile } from "@/components/vehicles/admin/photos/photo-tile";
import { PhotoViewer } from "@/components/vehicles/admin/photos/photo-viewer";
import { UploadRow } from "@/components/vehicles/admin/photos/upload-row";
import { useDragOrder } from "@/components/vehicles/admin/photos/use-drag-order";
import { useFileDrop } from "@/components/vehicles/admin/photos/use-file-drop";
import { usePhotoList } from "@/components/vehicles/admin/photos/use-photo-list";
import { type Unfinished, useUploads } from "@/components/vehicles/admin/photos/use-uploads";
import { MAX_IMAGES, TOO_MANY_IMAGES } from "@/lib/vehicles/images";

type PhotoFieldProps = {
  /** The id of the control that chooses photos. */
  id: string;
  /** URLs in order, the main photo first. */
  photos: string[];
  onChange: (photos: string[]) => void;
  /** Called with the photos that are not stored yet and would be missing after a save. */
  onUnfinished: (unfinished: Unfinished | null) => void;
  invalid?: boolean;
};

/** The photo field of a vehicle: upload, reorder, remove. */
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
        <ul className="upload-list" aria-label="Photo uploads">
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

/** A stable callback that calls the latest function. */
function useLatest<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

/** Focuses a button of the photo at an index after the move: moved buttons lose the focus. */
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
