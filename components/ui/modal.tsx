"use client";

import { type MouseEvent, type ReactNode, type RefObject, useId, useRef } from "react";
import { useModal } from "@/components/ui/use-modal";

type ModalProps = {
  title: string;
  /** "alertdialog" for one that interrupts with a question or a warning. */
  role?: "dialog" | "alertdialog";
  /** Asked for by Escape and by a click beside the dialog. The dialog goes when it is no longer rendered. */
  onClose: () => void;
  /** What has the focus at first, instead of the first control inside. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What the dialog says, read out with its title. */
  text: ReactNode;
  children: ReactNode;
};

/**
 * The platform's modal dialog, open for as long as it is rendered: it keeps the focus inside, makes the page behind
 * inert, and gives the focus back to where it was.
 */
export function Modal({ title, role = "dialog", onClose, initialFocus, text, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useModal(dialog, initialFocus);

  function onBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself.
    <dialog
      ref={dialog}
      className="modal"
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClick={onBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Browsers may close the dialog anyway on the second Escape.
        if (!event.currentTarget.open) onClose();
      }}
    >
      <div className="modal-body">
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-text`} className="modal-text">
          {text}
        </div>
        {children}
      </div>
    </dialog>
  );
}
