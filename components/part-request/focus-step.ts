/** Shows the whole step, and moves the focus to its heading or to the field that needs attention. */
export function focusStep(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  const isHeading = target.tabIndex < 0;
  (isHeading ? (target.closest("[data-step-top]") ?? target) : target).scrollIntoView({
    block: isHeading ? "start" : "center",
  });
  target.focus({ preventScroll: true });
}
