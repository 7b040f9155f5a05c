"use client";

import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Hours } from "@/components/layout/hours";
import { NavLinks } from "@/components/layout/nav-links";
import { buttonVariants, iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { business, telephoneLink } from "@/lib/business";

const RESIZE_DEBOUNCE_MS = 100;

const drawerLink =
  "flex min-h-13.5 items-center border-line border-t font-bold font-sign text-24 leading-tight aria-[current]:pl-3 aria-[current]:shadow-[inset_5px_0_0_var(--color-ink)] forced-colors:aria-[current]:border-l-5 forced-colors:aria-[current]:border-l-[Highlight]";

/**
 * The navigation below 1024 px, in a modal dialog. The browser keeps the focus inside, closes it on Escape and returns
 * the focus; the style sheet locks the page behind it. Its content is rendered while it is open, to keep it out of the
 * HTML of every page: without scripts the button is hidden, and the footer has the same links.
 */
export function MenuDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => dialog.current?.close();
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) close();
  };

  // After the content is rendered: the dialog focuses its first button.
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  useEffect(() => {
    const wide = window.matchMedia("(width >= 64rem)");
    let timer: number | undefined;
    const onResize = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => wide.matches && dialog.current?.close(), RESIZE_DEBOUNCE_MS);
    };
    window.addEventListener("resize", onResize);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("resize", onResize);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className={`${iconButton} noscript:hidden`}
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={26} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog without a handler. */}
      <dialog
        ref={dialog}
        className="left-auto h-dvh max-h-none w-[min(19.5rem,90vw)] max-w-none bg-sheet text-ink shadow-drawer backdrop:bg-backdrop open:animate-from-right print:hidden forced-colors:border-2"
        aria-label="Menu"
        onClick={closeOnBackdrop}
        onClose={() => setOpen(false)}
      >
        {isOpen && <MenuContent onClose={close} />}
      </dialog>
    </>
  );
}

function MenuContent({ onClose }: { onClose: () => void }) {
  return (
    <div className="flex min-h-full flex-col gap-1 px-4 pt-2 pb-5">
      <button type="button" className={`${iconButton} ml-auto`} aria-label="Close menu" onClick={onClose}>
        <Icon name="close" size={26} />
      </button>
      <nav aria-label="Main">
        <NavLinks className={drawerLink} onNavigate={onClose} />
      </nav>
      <div className="mt-auto border-ink border-t-2 pt-4">
        <a className={buttonVariants({ variant: "primary", className: "w-full" })} href={telephoneLink}>
          <Icon name="phone" />
          {business.phone}
        </a>
        <Hours className="mt-4" />
        <p className="mt-2 text-15 text-ink-3">Text message: Coming Soon</p>
      </div>
    </div>
  );
}
