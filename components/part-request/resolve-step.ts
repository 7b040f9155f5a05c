import { loadCatalogue, loadWizard } from "@/components/part-request/load-wizard";
import type { WizardDraft, WizardStep } from "@/lib/part-requests/wizard";

/** The step of a draft, or the first before it that is not complete. The first if the rules cannot be loaded. */
export async function resolveStep(draft: WizardDraft): Promise<WizardStep> {
  if (draft.step === 1) return 1;
  const loads = Promise.all([loadWizard(), loadCatalogue()]);
  const [logic, catalogue] = await loads.catch(() => []);
  return logic && catalogue ? logic.reachableStep(draft, catalogue) : 1;
}
