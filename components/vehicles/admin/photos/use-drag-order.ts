"use client";

import { type RefObject, useEffect, useState } from "react";

/** A dragged tile: the pointer's offset in pixels. */
export type Drag = { from: number; to: number; x: number; y: number };

/** Smaller movements count as a click. */
const THRESHOLD_PX = 5;
/** The page scrolls when the pointer is near the top or bottom of the screen. */
const EDGE_PX = 72;
const SCROLL_STEP_PX = 14;

/**
 * Lets the entries of a list be dragged to another place: with a mouse by whatever is marked `data-grip`, with a finger
 * by `data-grip="touch"` alone, so that the rest still scrolls the page. Escape cancels.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): Drag | null {
  const [drag, setDrag] = useState<Drag | null>(null);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let end: (() => void) | null = null;

    const grab = (down: PointerEvent) => {
      const grip = (down.target as Element).closest<HTMLElement>("[data-grip]");
      const from = [...element.children].findIndex((tile) => tile.contains(grip));
      const byFinger = down.pointerType !== "mouse";
      if (!grip || from < 0 || down.button !== 0 || (byFinger && grip.dataset.grip !== "touch")) return;
      down.preventDefault();
      end?.();
      end = follow(down, from);
    };

    const follow = (down: PointerEvent, from: number) => {
      const centers = [...element.children].map((tile) => {
        const { left, top, width, height } = tile.getBoundingClientRect();
        return { x: left + width / 2 + window.scrollX, y: top + height / 2 + window.scrollY };
      });
      let to = from;
      let isDragging = false;
      const listening = new AbortController();
      const stop = () => {
        listening.abort();
        end = null;
        setDrag(null);
      };
      const carry = (move: PointerEvent) => {
        const [x, y] = [move.pageX - down.pageX, move.pageY - down.pageY];
        isDragging ||= Math.hypot(x, y) > THRESHOLD_PX;
        if (!isDragging) return;
        const distances = centers.map((center) => Math.hypot(center.x - move.pageX, center.y - move.pageY));
        to = distances.indexOf(Math.min(...distances));
        setDrag({ from, to, x, y });
        if (move.clientY < EDGE_PX) window.scrollBy(0, -SCROLL_STEP_PX);
        if (move.clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_STEP_PX);
      };
      const release = () => {
        stop();
        if (isDragging) ignoreClick();
        if (isDragging && to !== from) onMove(from, to);
      };
      const giveUp = (key: KeyboardEvent) => {
        if (key.key !== "Escape") return;
        key.stopPropagation();
        stop();
      };
      const options = { signal: listening.signal };
      window.addEventListener("pointermove", carry, options);
      window.addEventListener("pointerup", release, options);
      window.addEventListener("pointercancel", stop, options);
      window.addEventListener("keydown", giveUp, { ...options, capture: true });
      return stop;
    };

    element.addEventListener("pointerdown", grab);
    return () => {
      element.removeEventListener("pointerdown", grab);
      end?.();
    };
  }, [list, onMove]);

  return drag;
}

/** Ignore the click that follows a drag. */
function ignoreClick(): void {
  const ignore = (click: MouseEvent) => click.stopPropagation();
  window.addEventListener("click", ignore, { capture: true });
  setTimeout(() => window.removeEventListener("click", ignore, { capture: true }));
}
