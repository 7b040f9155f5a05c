import { zodResolver } from "@hookform/resolvers/zod";
import { sendPartRequest } from "@/components/part-request/send-request";
import { lookUpVehicle } from "@/lib/part-requests/vehicle-lookup";
import type { PartCatalogue, WizardStep } from "@/lib/part-requests/wizard";
import { reachableStep, readDraft } from "@/lib/part-requests/wizard-draft";
import { partRequestBody, stepSchema } from "@/lib/part-requests/wizard-rules";

/** The wizard's rules, lookup and submission. Import it with `loadWizard`: the first load leaves it out. */
export const wizardLogic = {
  schemaResolver: (step: WizardStep, catalogue: PartCatalogue | null) =>
    zodResolver(stepSchema(step, catalogue)),
  lookUpVehicle,
  partRequestBody,
  readDraft,
  reachableStep,
  sendPartRequest,
};
