"use client";

import { type RefObject, useLayoutEffect } from "react";

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
