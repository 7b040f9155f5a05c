"use client";

import { useEffect, useRef, useState } from "react";
import { fieldNoteId } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PhotoList } from "@/components/vehicles/admin/photos/photo-list";
import { PhotoSource } from "@/components/vehicles/admin/photos/photo-source";
import { PhotoViewer } from "@/components/vehicles/admin/photos/photo-viewer";
import { UploadRow } from "@/components/vehicles/admin/photos/upload-row";
import { useFileDrop } from "@/components/vehicles/admin/photos/use-file-drop";
import { usePhotoList } from "@/components/vehicles/admin/photos/use-photo-list";
import { type Unfinished, useUploads } from "@/components/vehicles/admin/photos/use-uploads";
import { MAX_IMAGES, TOO_MANY_IMAGES } from "@/lib/vehicles/images";

type PhotoFieldProps = {
  /** The id of the file input. */
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
  const { announcement, removed, move, remove, undo, addStored } = usePhotoList(photos, onChange);
  const { uploads, add, cancel, retry } = useUploads({ field, onStored: addStored, onUnfinished });
  const [excess, setExcess] = useState(0);
  const [viewed, setViewed] = useState<number | null>(null);
  const room = Math.max(0, MAX_IMAGES - photos.length - uploads.length);
  const isOver = useFileDrop(field, addFiles);
  const focusNext = useFocusAfterRender(list);

  function addFiles(files: File[]) {
    setExcess(Math.max(0, files.length - room));
    add(files.slice(0, room));
  }

  function removeAt(index: number) {
    remove(index);
    if (photos.length > 1) focusNext(Math.min(index, photos.length - 2), "remove");
    else document.getElementById(id)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the form has a heading for it
    <div ref={field} className="grid gap-3.5" role="group" aria-label="Photos">
      <PhotoSource id={id} noteId={fieldNoteId(id)} isOver={isOver} invalid={invalid} onFiles={addFiles} />
      {uploads.length > 0 && (
        <ul className="grid gap-2" aria-label="Photo uploads">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onCancel={() => cancel(upload.id)}
              onRetry={() => retry(upload.id)}
              inputId={id}
            />
          ))}
        </ul>
      )}
      <div role="alert">
        {excess > 0 && (
          <Notice tone="red">
            {TOO_MANY_IMAGES}. {excess === 1 ? "One was" : `${excess} were`} left out.
          </Notice>
        )}
      </div>
      <PhotoList
        ref={list}
        photos={photos}
        onDrag={move}
        actionsOf={(index) => ({
          onView: () => setViewed(index),
          onMove: (to, by) => {
            move(index, to);
            focusNext(to, by === "first" ? "right" : by);
          },
          onRemove: () => removeAt(index),
        })}
      />
      {viewed !== null && (
        <PhotoViewer photos={photos} start={viewed} vehicle="this vehicle" onClose={() => setViewed(null)} />
      )}
      <div className="flex flex-wrap items-center gap-x-3 text-15 text-ink-2">
        <p role="status">{announcement}</p>
        {removed && room > 0 && (
          <button type="button" className="text-link min-h-11 cursor-pointer font-semibold" onClick={undo}>
            Undo
          </button>
        )}
      </div>
    </div>
  );
}

/** Focuses a button of the photo at an index after the next render: buttons that are moved lose the focus. */
function useFocusAfterRender(list: React.RefObject<HTMLElement | null>) {
  const next = useRef<{ index: number; action: string } | null>(null);
  useEffect(() => {
    if (!next.current) return;
    const { index, action } = next.current;
    next.current = null;
    list.current?.children[index]?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus();
  });
  return (index: number, action: string) => {
    next.current = { index, action };
  };
}
