"use client";

import { useRef } from "react";
import { Modal, ModalButtons, modalButton } from "@/components/ui/admin/modal";

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
        <button type="button" className={modalButton("secondary")} onClick={onDiscard}>
          Discard Changes
        </button>
        <button type="button" className={modalButton("primary")} ref={stay} onClick={onStay}>
          Keep Editing
        </button>
      </ModalButtons>
    </Modal>
  );
}
