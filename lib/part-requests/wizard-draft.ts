import { z } from "zod";
import { parseStored } from "@/lib/browser-storage";
import { lookedUpVehicleSchema, recalledVehicle } from "@/lib/part-requests/vehicle-lookup";
import { EMPTY_DRAFT, type WizardDraft, type WizardStep } from "@/lib/part-requests/wizard";
import { contactComplete, wizardValuesSchema } from "@/lib/part-requests/wizard-rules";

const draftSchema = z.object({
  step: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  values: wizardValuesSchema,
  vehicle: lookedUpVehicleSchema.nullable(),
  addressVin: z.string(),
  attempt: z.object({ content: z.string(), key: z.string() }).nullable(),
  reference: z.string().nullable(),
}) satisfies z.ZodType<WizardDraft>;

/** A stored draft as far as it holds: at its own step, or the first one before it that is not complete. */
export function readDraft(stored: string): WizardDraft {
  const draft = parseStored(stored, draftSchema) ?? EMPTY_DRAFT;
  const vehicle = draft.vehicle && recalledVehicle(draft.vehicle);
  return { ...draft, vehicle, step: reachableStep(draft) };
}

function reachableStep({ step, values, vehicle }: WizardDraft): WizardStep {
  if (vehicle?.vin !== values.vin) return 1;
  if (!values.category || !values.subcategory) return atMost(2, step);
  return contactComplete(values) ? step : atMost(3, step);
}

function atMost(limit: WizardStep, step: WizardStep): WizardStep {
  return step < limit ? step : limit;
}
