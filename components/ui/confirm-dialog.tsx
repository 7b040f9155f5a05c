"use client";

import { type ReactNode, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";

type ConfirmDialogProps = {
  /** The question, such as "Delete this request?" */
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The button that does it, in a verb: "Delete Request". */
  confirmLabel: string;
  busyLabel: string;
  cancelLabel?: string;
  /**
   * Does what was asked. Null when it is done, and the dialog asks to be closed; else what went wrong in a sentence,
   * which the dialog shows while it stays.
   */
  onConfirm: () => Promise<string | null>;
  /** Render the dialog no longer. Not called while `onConfirm` is under way. */
  onClose: () => void;
};

/** Asks before something is done that cannot be undone. The way out has the focus first. */
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
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm() {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const wentWrong = await onConfirm();
    setBusy(false);
    if (wentWrong === null) onClose();
    else setProblem(wentWrong);
  }

  function cancel() {
    if (!busy) onClose();
  }

  return (
    <Modal title={title} role="alertdialog" onClose={cancel} text={children}>
      <div role="alert">{problem !== null && <Notice tone="red">{problem}</Notice>}</div>
      <div className="modal-buttons">
        <button
          type="button"
          className={buttonVariants({ variant: "secondary" })}
          aria-disabled={busy}
          onClick={cancel}
        >
          {cancelLabel}
        </button>
        <button
          type="button"
          className={buttonVariants({ variant: "primary" })}
          aria-busy={busy}
          onClick={confirm}
        >
          {busy ? busyLabel : confirmLabel}
        </button>
      </div>
    </Modal>
  );
}
