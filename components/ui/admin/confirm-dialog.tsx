"use client";

import { type ReactNode, useState } from "react";
import { Modal, ModalButtons, modalButton } from "@/components/ui/admin/modal";
import { Notice } from "@/components/ui/notice";

type ConfirmDialogProps = {
  /** The question, such as "Delete this request?" */
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The label of the confirm button, a verb: "Delete Request". */
  confirmLabel: string;
  busyLabel: string;
  cancelLabel?: string;
  /** Performs the action. Returns null on success, after which `onClose` is called, or an error message to show. */
  onConfirm: () => Promise<string | null>;
  /** Called when the dialog should close, never while `onConfirm` is running. */
  onClose: () => void;
};

/** Confirms an action that cannot be undone. The cancel button is focused first. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  busyLabel,
  cancelLabel = "Cancel",
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function confirm() {
    if (busy) return;
    setBusy(true);
    setError(null);
    const failure = await onConfirm();
    setBusy(false);
    if (failure === null) onClose();
    else setError(failure);
  }

  function cancel() {
    if (!busy) onClose();
  }

  return (
    <Modal title={title} role="alertdialog" onClose={cancel} text={children}>
      <div role="alert">{error !== null && <Notice tone="red">{error}</Notice>}</div>
      <ModalButtons>
        <button type="button" className={modalButton("secondary")} aria-disabled={busy} onClick={cancel}>
          {cancelLabel}
        </button>
        <button type="button" className={modalButton("primary")} aria-busy={busy} onClick={confirm}>
          {busy ? busyLabel : confirmLabel}
        </button>
      </ModalButtons>
    </Modal>
  );
}
