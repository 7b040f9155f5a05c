import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext } from "@dnd-kit/sortable";
import { type PhotoActions, PhotoTile } from "@/components/vehicles/admin/photos/photo-tile";

/** Shorter movements count as a click. */
const DRAG = { activationConstraint: { distance: 5 } };
/** The page scrolls while the pointer is in the top or bottom tenth of the screen. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.1 } };
/** Photos stay in place while one is dragged; a bar marks where it will be dropped. */
const leaveInPlace = () => null;
// The field announces every move itself, also those made with buttons and keys.
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

type PhotoListProps = {
  ref: React.Ref<HTMLUListElement>;
  /** URLs in order, the main photo first. */
  photos: string[];
  /** Called when a photo was dragged to another index. */
  onDrag: (from: number, to: number) => void;
  /** The actions of the photo at an index. */
  actionsOf: (index: number) => PhotoActions;
};

/** The photos of the vehicle in order, which can be dragged with a mouse or a finger. Escape cancels a drag. */
export function PhotoList({ ref, photos, onDrag, actionsOf }: PhotoListProps) {
  const sensors = useSensors(useSensor(MouseSensor, DRAG), useSensor(TouchSensor, DRAG));

  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    onDrag(photos.indexOf(String(active.id)), photos.indexOf(String(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      autoScroll={AUTO_SCROLL}
      accessibility={{ announcements: SILENT, container: document.body }}
      onDragEnd={drop}
    >
      <SortableContext items={photos} strategy={leaveInPlace}>
        <ul
          ref={ref}
          className="group/list grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-3 empty:hidden has-data-dragging:cursor-grabbing has-data-dragging:select-none"
          aria-label="Photos of this vehicle"
        >
          {photos.map((url, index) => (
            <PhotoTile key={url} url={url} index={index} count={photos.length} {...actionsOf(index)} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
