"use client";

import { type MouseEvent, type ReactNode, useRef } from "react";
import { dialogCommand, hasDialogCommands } from "@/components/dismantled-vehicles/dialog-command";
import { buttonVariants, iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** The floating Contact & Info button below 1024 px, and its drawer from the bottom. */
export function ContactDrawer({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    const onLink = event.target instanceof Element && event.target.closest("a") !== null;
    if (event.target === event.currentTarget || onLink) close();
  };
  return (
    <div className="lg:hidden">
      <div className="thumb-bar contact-bar">
        <button
          type="button"
          className={buttonVariants({ variant: "primary" })}
          aria-haspopup="dialog"
          onClick={() => hasDialogCommands() || dialog.current?.showModal()}
          {...dialogCommand("show-modal", "contact-and-info")}
        >
          <Icon name="phone" />
          Contact &amp; Info
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself. */}
      <dialog
        ref={dialog}
        id="contact-and-info"
        className="drawer drawer-bottom"
        aria-labelledby="contact-drawer"
        onClick={closeOnBackdrop}
      >
        <div className="drawer-body">
          <div className="flex items-center justify-between">
            <h2 id="contact-drawer" className="text-28">
              Contact &amp; Info
            </h2>
            <button
              type="button"
              className={`${iconButton} -mr-3`}
              aria-label="Close"
              onClick={() => hasDialogCommands() || close()}
              {...dialogCommand("close", "contact-and-info")}
            >
              <Icon name="close" size={26} />
            </button>
          </div>
          <div className="drawer-cards">{children}</div>
        </div>
      </dialog>
    </div>
  );
}
