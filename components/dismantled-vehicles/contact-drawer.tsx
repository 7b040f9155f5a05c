"use client";

import { type MouseEvent, type ReactNode, useRef } from "react";
import { dialogCommand, hasDialogCommands } from "@/components/dismantled-vehicles/dialog-command";
import { buttonVariants, iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/**
 * Fixed to the bottom of the screen, with a background, so that it never covers half of a card's link. On short screens
 * in the flow after the list: it is the only way to open the drawer.
 */
const contactBar =
  "fixed inset-x-0 bottom-0 z-25 flex bg-sheet px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-bar max-md:animate-from-bottom md:px-8 print:hidden forced-colors:border-t-2 short:static short:mt-6 short:bg-transparent short:p-0 short:shadow-none";

const drawer =
  "fixed inset-x-0 top-auto bottom-0 max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-t-[12px] bg-sheet text-ink shadow-drawer backdrop:bg-backdrop open:animate-from-bottom print:hidden forced-colors:border-2";

/** The Contact & Info button below 1024 px, and the drawer that it opens from the bottom. */
export function ContactDrawer({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const closeOnBackdropOrLink = (event: MouseEvent<HTMLDialogElement>) => {
    const onLink = event.target instanceof Element && event.target.closest("a") !== null;
    if (event.target === event.currentTarget || onLink) close();
  };
  return (
    <div className="lg:hidden">
      <div className={contactBar}>
        <button
          type="button"
          className={buttonVariants({
            variant: "primary",
            className: "max-md:flex-1 max-md:px-3.5 max-md:text-19 md:ml-auto",
          })}
          aria-haspopup="dialog"
          onClick={() => hasDialogCommands() || dialog.current?.showModal()}
          {...dialogCommand("show-modal", "contact-and-info")}
        >
          <Icon name="phone" />
          Contact &amp; Info
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog without a handler. */}
      <dialog
        ref={dialog}
        id="contact-and-info"
        className={drawer}
        aria-labelledby="contact-drawer"
        onClick={closeOnBackdropOrLink}
      >
        <div className="flex min-h-full flex-col gap-1 px-4 pt-2 pb-5">
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
          <div className="grid gap-3">{children}</div>
        </div>
      </dialog>
    </div>
  );
}
