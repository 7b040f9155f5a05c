import { sendPartRequest } from "@/components/part-request/send-request";
import { lookUpVehicle } from "@/lib/part-requests/vehicle-lookup";
import { reachableStep, readDraft } from "@/lib/part-requests/wizard-draft";
import { partRequestBody, validateStep } from "@/lib/part-requests/wizard-rules";

/** The wizard's rules, lookup and submission. Import it with `loadWizard`: the first load leaves it out. */
export const wizardLogic = {
  validateStep,
  lookUpVehicle,
  partRequestBody,
  readDraft,
  reachableStep,
  sendPartRequest,
};
