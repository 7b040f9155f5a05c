import { sendPartRequest } from "@/components/part-request/send-request";
import { lookUpVehicle } from "@/lib/part-requests/vehicle-lookup";
import { reachableStep, readDraft } from "@/lib/part-requests/wizard-draft";
import { judgeStep, partRequestBody } from "@/lib/part-requests/wizard-rules";

/** What the wizard does with what was typed. Import it with `loadWork`: the page opens without it. */
export const requestWork = {
  judgeStep,
  lookUpVehicle,
  partRequestBody,
  readDraft,
  reachableStep,
  sendPartRequest,
};
