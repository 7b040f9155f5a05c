import type { WizardStep } from "@/lib/part-requests/wizard";

/** The step in the page's URL (`?step=2`), or null. */
export function stepFromUrl(): WizardStep | null {
  const step = Number(new URLSearchParams(window.location.search).get("step"));
  return step === 1 || step === 2 || step === 3 || step === 4 ? step : null;
}

/** Adds a step to the browser's history, after the one that it was opened from. */
export function pushStep(step: WizardStep, from: WizardStep): void {
  // From now on the first entry needs its own number: without one it would show the step of the draft.
  if (stepFromUrl() === null) window.history.replaceState(null, "", urlOf(from));
  window.history.pushState({ openedFrom: from }, "", urlOf(step));
}

/** Puts the step that is shown into the URL. A URL without a step means the first. */
export function replaceStep(step: WizardStep): void {
  if ((stepFromUrl() ?? 1) === step) return;
  window.history.replaceState({ openedFrom: openedFrom() }, "", urlOf(step));
}

/** The step that the shown one was opened from, which is the one before it in the browser's history. */
export function openedFrom(): unknown {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "openedFrom" in state ? state.openedFrom : null;
}

function urlOf(step: WizardStep): string {
  const parameters = new URLSearchParams(window.location.search);
  parameters.set("step", String(step));
  return `?${parameters}`;
}
