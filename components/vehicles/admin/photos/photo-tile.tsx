import type { CSSProperties, KeyboardEvent } from "react";
import { iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Drag } from "@/components/vehicles/admin/photos/use-drag-order";
import { variantUrl } from "@/lib/images/variants";

const THUMBNAIL_PX = 480;

type PhotoTileProps = {
  address: string;
  place: number;
  count: number;
  drag: Drag | null;
  onView: () => void;
  onMove: (to: number, by: "left" | "right" | "first") => void;
  onRemove: () => void;
};

/** One photo of the vehicle, with buttons to enlarge, move and remove it. */
export function PhotoTile({ address, place, count, drag, onView, onMove, onRemove }: PhotoTileProps) {
  const number = place + 1;
  const isMain = place === 0;
  const isLast = place === count - 1;

  // Arrow keys, Home and End work like the buttons.
  function moveByKey(event: KeyboardEvent) {
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to < count) onMove(to, to < place ? "left" : "right");
  }

  return (
    <li className="photo-tile" {...dragState(drag, place)}>
      <div className="photo-picture" data-grip="mouse">
        <button
          type="button"
          className="photo-view"
          aria-label={`View photo ${number}`}
          onClick={({ currentTarget }) => {
            // A press here may start a drag and does not focus the button; the focus is needed again when the viewer
            // closes.
            currentTarget.focus({ preventScroll: true });
            onView();
          }}
        >
          <img
            src={variantUrl(address, THUMBNAIL_PX)}
            alt={isMain ? "Photo 1, the main photo" : `Photo ${number}`}
            width={480}
            height={360}
            draggable={false}
          />
        </button>
        {count > 1 && <span className="photo-grip" data-grip="touch" />}
      </div>
      <div className="photo-actions">
        <button
          type="button"
          className={iconButton}
          data-action="left"
          aria-label={`Move photo ${number} left`}
          aria-disabled={isMain}
          onClick={() => !isMain && onMove(place - 1, "left")}
          onKeyDown={moveByKey}
        >
          <Icon name="arrow-left" />
        </button>
        <button
          type="button"
          className={iconButton}
          data-action="right"
          aria-label={`Move photo ${number} right`}
          aria-disabled={isLast}
          onClick={() => !isLast && onMove(place + 1, "right")}
          onKeyDown={moveByKey}
        >
          <Icon name="arrow-right" />
        </button>
        <button
          type="button"
          className={iconButton}
          data-action="remove"
          aria-label={`Remove photo ${number}`}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </button>
      </div>
      {isMain ? (
        <p className="photo-main">Main photo</p>
      ) : (
        <button
          type="button"
          className="photo-first"
          data-action="first"
          aria-label={`Make first: photo ${number}`}
          onClick={() => onMove(0, "first")}
        >
          Make first
        </button>
      )}
    </li>
  );
}

/** The dragged tile follows the pointer; its drop position is marked. */
function dragState(drag: Drag | null, place: number) {
  if (drag?.from === place) {
    return { "data-dragged": true, style: { translate: `${drag.x}px ${drag.y}px` } satisfies CSSProperties };
  }
  if (drag?.to !== place) return {};
  return { "data-drop": drag.to < drag.from ? "before" : "after" };
}
