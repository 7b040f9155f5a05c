"use client";

import { useRef } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";

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
      <div className="modal-buttons">
        <button type="button" className={buttonVariants({ variant: "secondary" })} onClick={onDiscard}>
          Discard Changes
        </button>
        <button type="button" className={buttonVariants({ variant: "primary" })} ref={stay} onClick={onStay}>
          Keep Editing
        </button>
      </div>
    </Modal>
  );
}
