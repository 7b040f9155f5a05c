"use client";

import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { modalEvents, useModal } from "@/components/ui/admin/use-modal";
import { iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type SheetProps = {
  title: string;
  /** On larger screens the sheet covers this element; its lower edges are at the same height. Left out for phones only. */
  over?: RefObject<HTMLElement | null>;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Stays at the bottom while the middle scrolls. */
  foot?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** The space that is kept between a sheet and the edges of the screen, in pixels. */
const MARGIN = 16;

const OVER_ELEMENT =
  "md:right-auto md:bottom-(--sheet-bottom) md:left-(--sheet-left) md:max-h-[min(40rem,calc(100dvh-var(--sheet-bottom)-1rem))] md:w-(--sheet-width) md:rounded-plate md:border-2 md:border-ink";

/** A modal sheet: at the bottom of a phone's screen, over an element on larger ones. It is open while it is rendered. */
export function Sheet({ title, over, initialFocus, foot, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Placed before it is shown.
  useLayoutEffect(() => {
    const place = over?.current?.getBoundingClientRect();
    if (!dialog.current || !place) return;
    const { style } = dialog.current;
    style.setProperty("--sheet-left", `${place.left}px`);
    style.setProperty("--sheet-width", `${place.width}px`);
    style.setProperty("--sheet-bottom", `${Math.max(MARGIN, window.innerHeight - place.bottom)}px`);
  }, [over]);
  useModal(dialog, initialFocus);

  return (
    <dialog
      ref={dialog}
      className={`fixed inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full max-w-none grid-rows-[auto_minmax(0,1fr)_auto] rounded-t-[12px] bg-sheet text-ink shadow-dialog backdrop:bg-backdrop open:grid open:animate-dialog ${over ? OVER_ELEMENT : "md:mx-auto md:max-w-160"}`}
      aria-labelledby={titleId}
      {...modalEvents(onClose)}
    >
      <div className="flex items-center justify-between gap-3 pt-2 pr-1.5 pl-4">
        <h2 id={titleId} className="text-28 leading-tight">
          {title}
        </h2>
        <button type="button" className={iconButton} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="overflow-y-auto overscroll-contain px-4 pb-3">{children}</div>
      {foot && (
        <div className="border-line border-t px-4 py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
          {foot}
        </div>
      )}
    </dialog>
  );
}
