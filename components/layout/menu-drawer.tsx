"use client";

import { type MouseEvent, useEffect, useRef } from "react";
import { Hours } from "@/components/layout/hours";
import { NavLinks } from "@/components/layout/nav-links";
import { buttonVariants, iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { business, telephoneLink } from "@/lib/business";

const RESIZE_DEBOUNCE_MS = 100;

/**
 * The navigation below 1024 px. The platform's modal dialog keeps the focus inside, closes on Escape and gives the
 * focus back; the page behind is locked by the style sheet while it is open.
 */
export function MenuDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) close();
  };

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
        className={iconButton}
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" size={26} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself. */}
      <dialog ref={dialog} className="drawer drawer-right" aria-label="Menu" onClick={closeOnBackdrop}>
        <div className="drawer-body">
          <button type="button" className={`${iconButton} ml-auto`} aria-label="Close menu" onClick={close}>
            <Icon name="close" size={26} />
          </button>
          <nav aria-label="Main" className="drawer-links">
            <NavLinks className="drawer-link" onNavigate={close} />
          </nav>
          <div className="mt-auto border-t-2 border-ink pt-4">
            <a className={buttonVariants({ variant: "primary", className: "w-full" })} href={telephoneLink}>
              <Icon name="phone" />
              {business.phone}
            </a>
            <Hours className="mt-4" />
            <p className="mt-2 text-15 text-ink-3">Text message: Coming Soon</p>
          </div>
        </div>
      </dialog>
    </>
  );
}
