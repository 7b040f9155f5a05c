import { loadWork } from "@/components/part-request/load-work";
import { loadCatalogue } from "@/components/part-request/use-catalogue";
import type { WizardDraft, WizardStep } from "@/lib/part-requests/wizard";

/** The step of a draft, or the first before it that is not complete. */
export async function reachStep(draft: WizardDraft): Promise<WizardStep> {
  if (draft.step === 1) return 1;
  const loads = Promise.all([loadWork(), loadCatalogue()]);
  const [work, catalogue] = await loads.catch(() => []);
  return work && catalogue ? work.reachableStep(draft, catalogue) : 1;
}
