import { z } from "zod";
import { parseStored } from "@/lib/part-requests/browser-storage";
import { lookedUpVehicleSchema } from "@/lib/part-requests/vehicle-lookup";
import {
  contactComplete,
  EMPTY_VALUES,
  type WizardStep,
  wizardValuesSchema,
} from "@/lib/part-requests/wizard";
import { cleanVin } from "@/lib/vin/rules";

export const DRAFT_KEY = "part-request-draft";

const draftSchema = z.object({
  step: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  values: wizardValuesSchema,
  vehicle: lookedUpVehicleSchema.nullable(),
  /** The VIN of the page's address that was last taken over, so that a reload does not undo a correction of it. */
  addressVin: z.string(),
  /** The body last sent and its key: sent again unchanged, it must not be stored twice. */
  attempt: z.object({ content: z.string(), key: z.string() }).nullable(),
  /** Reference of the request just submitted, until the visitor starts another. */
  reference: z.string().nullable(),
});

/** How far a visitor has come: what survives a reload. */
export type WizardDraft = z.infer<typeof draftSchema>;

export const EMPTY_DRAFT: WizardDraft = {
  step: 1,
  values: EMPTY_VALUES,
  vehicle: null,
  addressVin: "",
  attempt: null,
  reference: null,
};

/**
 * Where the wizard starts: with the stored draft as far as it holds, unless the address brings another VIN, or one
 * was typed before the page was ready.
 */
export function startingDraft(stored: string | null, addressVin: string, typedVin = ""): WizardDraft {
  const draft = parseStored(stored, draftSchema) ?? EMPTY_DRAFT;
  const fromAddress = cleanVin(addressVin);
  const takesAddress = fromAddress !== "" && fromAddress !== draft.addressVin;
  const vin = cleanVin(typedVin) || (takesAddress ? fromAddress : "");
  const started = {
    ...draft,
    addressVin: fromAddress || draft.addressVin,
    ...(vin && vin !== draft.values.vin ? { step: 1 as const, values: { ...draft.values, vin } } : {}),
  };
  return { ...started, step: reachableStep(started) };
}

/** The step of a draft, or the first one before it that is not complete. */
function reachableStep({ step, values, vehicle }: WizardDraft): WizardStep {
  if (vehicle?.vin !== values.vin) return 1;
  if (!values.category || !values.subcategory) return atMost(2, step);
  return contactComplete(values) ? step : atMost(3, step);
}

function atMost(limit: WizardStep, step: WizardStep): WizardStep {
  return step < limit ? step : limit;
}
