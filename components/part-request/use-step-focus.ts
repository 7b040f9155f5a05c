"use client";

import { useEffect, useState } from "react";

export const STEP_HEADING_ID = "wizard-step-heading";
export const RECEIVED_HEADING_ID = "wizard-received-heading";
export const WIZARD_ERROR_ID = "wizard-error";

/**
 * Moves the focus to a heading or a field once the step that contains it is rendered, and scrolls to the error of a
 * failed request.
 * @param formError null, or a new object for each failure
 * @returns a function that takes the id of the element
 */
export function useStepFocus(formError: object | null): (id: string) => void {
  const [target, setTarget] = useState<{ id: string } | null>(null);

  useEffect(() => {
    if (target) focusStep(target.id);
  }, [target]);

  useEffect(() => {
    if (formError) document.getElementById(WIZARD_ERROR_ID)?.scrollIntoView({ block: "nearest" });
  }, [formError]);

  return (id) => setTarget({ id });
}

/** Scrolls to the top of the step for a heading, to the field itself otherwise. */
function focusStep(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  const isHeading = target.tabIndex < 0;
  (isHeading ? (target.closest("[data-step-top]") ?? target) : target).scrollIntoView({
    block: isHeading ? "start" : "center",
  });
  target.focus({ preventScroll: true });
}
