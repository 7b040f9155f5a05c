"use client";

import { type RefObject, useLayoutEffect } from "react";

/** Opens a dialog as a modal one for as long as it is rendered. `initialFocus` has the focus instead of its first control. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  initialFocus?: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    initialFocus?.current?.focus();
    // Closed before it is taken away: only then does the browser give the focus back.
    return () => shown?.close();
  }, [dialog, initialFocus]);
}
