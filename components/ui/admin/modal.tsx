"use client";

import { type ReactNode, type RefObject, useId, useRef } from "react";
import { modalEvents, useModal } from "@/components/ui/admin/use-modal";
import { buttonVariants } from "@/components/ui/button";

type ModalProps = {
  title: string;
  /** "alertdialog" for one that interrupts with a question or a warning. */
  role?: "dialog" | "alertdialog";
  /** Called on Escape and on a click on the backdrop. The dialog closes when it is no longer rendered. */
  onClose: () => void;
  /** The element that is focused when the dialog opens, instead of the first control inside. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The dialog's message, which describes it to screen readers. */
  text: ReactNode;
  children: ReactNode;
};

/** A modal dialog in the center of the screen, at the bottom on phones. It is open for as long as it is rendered. */
export function Modal({ title, role = "dialog", onClose, initialFocus, text, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useModal(dialog, initialFocus);

  return (
    <dialog
      ref={dialog}
      className="fixed m-auto max-h-[calc(100dvh-2rem)] w-[min(27.5rem,100%-2rem)] overflow-y-auto overscroll-contain rounded-plate bg-sheet text-ink shadow-dialog backdrop:bg-backdrop open:animate-dialog max-sm:mb-4"
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...modalEvents(onClose)}
    >
      <div className="grid gap-3 px-6 pt-7 pb-6">
        <h2 id={`${id}-title`} className="text-28 leading-tight">
          {title}
        </h2>
        <div id={`${id}-text`} className="grid gap-2 text-ink-2 wrap-anywhere">
          {text}
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Classes of a button in a dialog, with less space at both ends on phones. */
export const modalButton = (variant: "primary" | "secondary") =>
  buttonVariants({ variant, ends: null, className: "max-sm:px-2 sm:px-6 sm:office:px-4.5" });

/** The buttons of a dialog, two side by side and a third one below. */
export function ModalButtons({ children }: { children: ReactNode }) {
  return <div className="mt-3 grid grid-cols-2 gap-2 *:nth-3:col-span-full">{children}</div>;
}
