import type { CSSProperties, KeyboardEvent } from "react";
import type { Drag } from "@/components/admin/photos/use-drag-order";
import { Icon } from "@/components/ui/icon";
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

/** One photo of the vehicle, with the ways to see it large, to move it and to take it off. */
export function PhotoTile({ address, place, count, drag, onView, onMove, onRemove }: PhotoTileProps) {
  const number = place + 1;
  const isMain = place === 0;
  const isLast = place === count - 1;

  // The arrows and Home and End do what the buttons do, wherever the photo stands.
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
            // A press here may begin a drag, and so gives no focus; it is needed again when the viewer closes.
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
          className="icon-button"
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
          className="icon-button"
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
          className="icon-button"
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

/** The tile in hand follows the pointer; where it would go is marked on the side it would go to. */
function dragState(drag: Drag | null, place: number) {
  if (drag?.from === place) {
    return { "data-dragged": true, style: { translate: `${drag.x}px ${drag.y}px` } satisfies CSSProperties };
  }
  if (drag?.to !== place) return {};
  return { "data-drop": drag.to < drag.from ? "before" : "after" };
}
