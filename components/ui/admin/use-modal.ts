"use client";

import { type ComponentProps, type RefObject, useLayoutEffect } from "react";

/** Opens a `<dialog>` as a modal for as long as it is rendered. Focuses `initialFocus` instead of its first control. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  initialFocus?: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    initialFocus?.current?.focus();
    // Close before the element is removed: only then does the browser restore the focus.
    return () => element?.close();
  }, [dialog, initialFocus]);
}

/** The handlers of a modal `<dialog>` that Escape and a click on the backdrop close. */
export function modalEvents(
  onClose: () => void,
): Pick<ComponentProps<"dialog">, "onClick" | "onCancel" | "onClose"> {
  return {
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    onClose: (event) => {
      // Browsers may close the dialog anyway on the second Escape.
      if (!event.currentTarget.open) onClose();
    },
  };
}
