import type { wizardLogic } from "@/components/part-request/wizard-logic";

type WizardLogic = typeof wizardLogic;

// Shared by the whole page, so that concurrent callers wait for the same load.
let loading: Promise<WizardLogic> | null = null;

/**
 * Loads the validation rules, the VIN lookup and the submission, with their schemas: 45 kB that the first load leaves out.
 * The first call loads them, later calls reuse the result. After a failed load the next call tries again.
 */
export function loadWizard(): Promise<WizardLogic> {
  loading ??= import("@/components/part-request/wizard-logic").then(
    (module) => module.wizardLogic,
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Starts the load without waiting for it, so that it is done by the time the form is submitted. */
export function preloadWizard(): void {
  // If it fails, the next caller of `loadWizard` tries again and shows the error.
  loadWizard().catch(() => undefined);
}
