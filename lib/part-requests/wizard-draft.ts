import { z } from "zod";
import { parseStored } from "@/lib/browser-storage";
import { dropStaleInventoryMatch, lookedUpVehicleSchema } from "@/lib/part-requests/vehicle-lookup";
import {
  EMPTY_DRAFT,
  type PartCatalogue,
  type WizardDraft,
  type WizardStep,
  type WizardValues,
} from "@/lib/part-requests/wizard";
import { contactComplete, stepSchema, wizardValuesSchema } from "@/lib/part-requests/wizard-rules";

const draftSchema = z.object({
  step: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  values: wizardValuesSchema,
  vehicle: lookedUpVehicleSchema.nullable(),
  urlVin: z.string(),
  // Drafts that an earlier version of the page stored have neither.
  urlPart: z.string().default(""),
  donorId: z.string().default(""),
  attempt: z.object({ content: z.string(), key: z.string() }).nullable(),
  reference: z.string().nullable(),
  // Drafts that an earlier version of the page stored have none.
  statusUrl: z.string().default(""),
}) satisfies z.ZodType<WizardDraft>;

/** A stored draft, at the step of the URL or else at its own, or the first before it that is not complete. */
export function readDraft(stored: string, stepFromUrl: WizardStep | null = null): WizardDraft {
  const read = parseStored(stored, draftSchema) ?? EMPTY_DRAFT;
  const draft = { ...read, step: stepFromUrl ?? read.step };
  const vehicle = draft.vehicle && dropStaleInventoryMatch(draft.vehicle);
  return { ...draft, vehicle, step: reachableStep(draft) };
}

/**
 * The step of a draft, or the first before it that is not complete. Without the catalogue, which is loaded later, a chosen
 * subcategory counts as a complete second step.
 */
export function reachableStep(
  { step, values, vehicle }: WizardDraft,
  catalogue: PartCatalogue | null = null,
): WizardStep {
  if (vehicle?.vin !== values.vin) return 1;
  if (!partComplete(values, catalogue)) return atMost(2, step);
  return contactComplete(values) ? step : atMost(3, step);
}

function partComplete(values: WizardValues, catalogue: PartCatalogue | null): boolean {
  if (catalogue) return stepSchema(2, catalogue).safeParse(values).success;
  return values.category !== "" && values.subcategory !== "";
}

function atMost(limit: WizardStep, step: WizardStep): WizardStep {
  return step < limit ? step : limit;
}
