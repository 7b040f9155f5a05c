// Code and data that the first load of the page leaves out. The browser downloads each only once; after a failed download
// the next call tries again.

/** Loads the validation rules, the VIN lookup and the submission, with their schemas (45 kB). */
export async function loadWizard() {
  const { wizardLogic } = await import("@/components/part-request/wizard-logic");
  return wizardLogic;
}

/** Starts to load them, so that they have arrived by the time the form is submitted. */
export function preloadWizard(): void {
  // If it fails, the next caller of `loadWizard` tries again and shows the error.
  loadWizard().catch(() => undefined);
}

/** Loads the part catalogue. */
export function loadCatalogue() {
  return import("@/lib/part-catalogue/catalogue");
}

/** Loads the part catalogue and the fields of step 2, which search it. */
export async function loadPartStep() {
  const [catalogue, { PartFields }] = await Promise.all([
    loadCatalogue(),
    import("@/components/part-request/part-fields"),
  ]);
  return { catalogue, PartFields };
}

/** Starts to load them while the VIN is decoded. */
export function preloadPartStep(): void {
  // If it fails, step 2 shows the error.
  loadPartStep().catch(() => undefined);
}
