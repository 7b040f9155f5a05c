import type { WizardStep } from "@/lib/part-requests/wizard";

/** The step that the page's address names (`?step=2`), or null. */
export function stepFromUrl(): WizardStep | null {
  const step = Number(new URLSearchParams(window.location.search).get("step"));
  return step === 1 || step === 2 || step === 3 || step === 4 ? step : null;
}

/** Adds a step to the browser's history, after the one that it was opened from. */
export function pushStep(step: WizardStep, from: WizardStep): void {
  // From here on the first entry needs its own number: without one it would show the step the draft is at.
  if (stepFromUrl() === null) window.history.replaceState(null, "", addressOf(from));
  window.history.pushState({ openedFrom: from }, "", addressOf(step));
}

/** Makes the address name the step that is shown. An address without a step is that of the first. */
export function replaceStep(step: WizardStep): void {
  if ((stepFromUrl() ?? 1) === step) return;
  window.history.replaceState({ openedFrom: openedFrom() }, "", addressOf(step));
}

/** The step that the shown one was opened from, which is the one before it in the browser's history. */
export function openedFrom(): unknown {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "openedFrom" in state ? state.openedFrom : null;
}

function addressOf(step: WizardStep): string {
  const parameters = new URLSearchParams(window.location.search);
  parameters.set("step", String(step));
  return `?${parameters}`;
}
