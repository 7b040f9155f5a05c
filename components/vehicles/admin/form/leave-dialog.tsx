"use client";

import { useRef } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Modal, ModalButtons } from "@/components/ui/modal";

/** Confirms leaving a form with unsaved changes. */
export function LeaveDialog({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      title="Leave without saving?"
      role="alertdialog"
      onClose={onStay}
      initialFocus={stay}
      text="What you changed in this form has not been saved."
    >
      <ModalButtons>
        <button
          type="button"
          className={buttonVariants({ variant: "secondary", ends: "dialog" })}
          onClick={onDiscard}
        >
          Discard Changes
        </button>
        <button
          type="button"
          className={buttonVariants({ variant: "primary", ends: "dialog" })}
          ref={stay}
          onClick={onStay}
        >
          Keep Editing
        </button>
      </ModalButtons>
    </Modal>
  );
}
