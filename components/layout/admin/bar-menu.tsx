"use client";

import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";

/** Classes of a button or link in the bar, and in the menu that contains it on phones. */
export const barButton = [
  "inline-flex min-h-11 min-w-9.5 cursor-pointer items-center justify-center gap-2 rounded-field",
  "font-semibold text-white transition-[background-color] duration-120 hover:bg-white/12",
  "aria-disabled:cursor-progress aria-disabled:text-fog",
  "min-[22rem]:min-w-11 md:border md:border-asphalt-line md:px-3.5",
  "md:aria-[current=page]:shadow-[inset_0_-3px_0_var(--color-white)]",
].join(" ");

/** Classes added to `barButton` for what moves into the menu on phones. */
export const menuItem =
  "max-md:w-full max-md:justify-start max-md:gap-3 max-md:px-4 max-md:aria-[current=page]:shadow-[inset_4px_0_0_var(--color-white)]";

const panel = [
  "md:contents max-md:absolute max-md:top-full max-md:right-0 max-md:z-30 max-md:w-48 max-md:p-2",
  "max-md:border max-md:border-asphalt-line max-md:bg-asphalt max-md:shadow-popup",
].join(" ");

/**
 * The last controls of the bar. Below 768 px they are in a menu, which closes on Escape, on a click elsewhere and when the
 * focus leaves it. They stay in the page, so that a form with unsaved changes can press them again after its question.
 */
export function BarMenu({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpen(false);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  }
  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only closes the menu of the button inside.
    <div ref={root} className="md:contents" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={`${barButton} md:hidden`}
        aria-expanded={isOpen}
        aria-controls="bar-menu"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" size={24} />
        <span className="sr-only">Menu</span>
      </button>
      <div id="bar-menu" className={`${panel} ${isOpen ? "max-md:grid" : "max-md:hidden"}`}>
        {children}
      </div>
    </div>
  );
}
