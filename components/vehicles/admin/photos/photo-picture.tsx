import type { useSortable } from "@dnd-kit/sortable";
import { variantUrl } from "@/lib/images/variants";

const THUMBNAIL_PX = 480;

type PhotoPictureProps = {
  url: string;
  index: number;
  listeners: ReturnType<typeof useSortable>["listeners"];
  /** Whether there is another photo to change places with. */
  hasGrip: boolean;
  onView: () => void;
};

/**
 * The picture of a photo, which opens the viewer. A mouse drags it anywhere; a finger drags it by the grip in the
 * corner, so that swiping over the rest scrolls the page.
 */
export function PhotoPicture({ url, index, listeners, hasGrip, onView }: PhotoPictureProps) {
  const number = index + 1;
  return (
    <div className="relative aspect-4/3 overflow-hidden rounded-t-badge bg-concrete">
      <button
        type="button"
        className="block size-full cursor-zoom-in group-has-data-dragging/list:cursor-grabbing focus-visible:-outline-offset-3"
        aria-label={`View photo ${number}`}
        onMouseDown={(event) => listeners?.onMouseDown?.(event)}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, but the focus returns to it when the viewer closes.
          currentTarget.focus({ preventScroll: true });
          onView();
        }}
      >
        <img
          src={variantUrl(url, THUMBNAIL_PX)}
          alt={index === 0 ? "Photo 1, the main photo" : `Photo ${number}`}
          className="size-full object-cover brightness-(--photo-brightness)"
          width={480}
          height={360}
          draggable={false}
        />
      </button>
      {hasGrip && (
        <span
          className="absolute right-0 bottom-0 size-11 touch-none after:absolute after:right-1.5 after:bottom-1.5 after:size-7 after:rounded-badge after:bg-grip after:px-1.5 after:py-0.75 after:content-['']"
          {...listeners}
          onTouchStart={(event) => {
            // A press of a mouse takes the focus from a field, a touch does not: browsers would scroll back to the
            // field while the photo is dragged.
            if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
            listeners?.onTouchStart?.(event);
          }}
        />
      )}
    </div>
  );
}
