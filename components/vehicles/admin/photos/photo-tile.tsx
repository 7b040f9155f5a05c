import { useSortable } from "@dnd-kit/sortable";
import type { KeyboardEvent } from "react";
import { Icon } from "@/components/ui/icon";
import { PhotoPicture } from "@/components/vehicles/admin/photos/photo-picture";

/** Which button moved the photo. */
export type MovedBy = "left" | "right" | "first";

export type PhotoActions = {
  onView: () => void;
  onMove: (to: number, by: MovedBy) => void;
  onRemove: () => void;
};

type PhotoTileProps = PhotoActions & { url: string; index: number; count: number };

const tile = [
  "relative flex flex-col rounded-field bg-sheet",
  "data-dragging:pointer-events-none data-dragging:z-1 data-dragging:opacity-85 data-dragging:shadow-dragged",
  // A bar in the gap where the dragged photo will be dropped.
  "data-drop:before:absolute data-drop:before:inset-y-0 data-drop:before:w-1 data-drop:before:rounded-[2px]",
  "data-drop:before:bg-focus data-drop:before:content-[''] data-[drop=before]:before:-left-2 data-[drop=after]:before:-right-2",
].join(" ");
const tileButton =
  "inline-grid size-11 cursor-pointer place-items-center rounded-field hover:bg-current/10 aria-disabled:cursor-default aria-disabled:text-ink-3 aria-disabled:opacity-50 print:hidden";
const bottomEdge = "min-h-11 px-2 text-center font-semibold text-15";

/** One photo of the vehicle, with buttons to enlarge, move and remove it. */
export function PhotoTile({ url, index, count, onView, onMove, onRemove }: PhotoTileProps) {
  const { setNodeRef, listeners, transform, isDragging, isOver, activeIndex } = useSortable({ id: url });
  const isMain = index === 0;
  return (
    <li
      ref={setNodeRef}
      className={`${tile} ${isMain ? "border-2 border-ink" : "border border-line"}`}
      style={isDragging && transform ? { translate: `${transform.x}px ${transform.y}px` } : undefined}
      data-dragging={isDragging || undefined}
      data-drop={isOver && !isDragging ? (index < activeIndex ? "before" : "after") : undefined}
    >
      <PhotoPicture url={url} index={index} listeners={listeners} hasGrip={count > 1} onView={onView} />
      <TileButtons index={index} count={count} onMove={onMove} onRemove={onRemove} />
      {isMain ? (
        <p className={`${bottomEdge} grid place-items-center bg-stamp text-on-stamp`}>Main photo</p>
      ) : (
        <button
          type="button"
          className={`${bottomEdge} cursor-pointer border-line border-t underline underline-offset-3 hover:bg-concrete`}
          data-action="first"
          aria-label={`Make first: photo ${index + 1}`}
          onClick={() => onMove(0, "first")}
        >
          Make first
        </button>
      )}
    </li>
  );
}

type TileButtonsProps = Pick<PhotoTileProps, "index" | "count" | "onMove" | "onRemove">;

function TileButtons({ index, count, onMove, onRemove }: TileButtonsProps) {
  const number = index + 1;
  const isMain = index === 0;
  const isLast = index === count - 1;

  // Arrow keys, Home and End work like the buttons.
  function moveByKey(event: KeyboardEvent) {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to < count) onMove(to, to < index ? "left" : "right");
  }

  return (
    <div className="flex justify-between">
      <button
        type="button"
        className={tileButton}
        data-action="left"
        aria-label={`Move photo ${number} left`}
        aria-disabled={isMain}
        onClick={() => !isMain && onMove(index - 1, "left")}
        onKeyDown={moveByKey}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className={tileButton}
        data-action="right"
        aria-label={`Move photo ${number} right`}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(index + 1, "right")}
        onKeyDown={moveByKey}
      >
        <Icon name="arrow-right" />
      </button>
      <button
        type="button"
        className={tileButton}
        data-action="remove"
        aria-label={`Remove photo ${number}`}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
    </div>
  );
}
