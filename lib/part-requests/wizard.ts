import type { SubmitAttempt } from "@/lib/http/submission";
import type * as catalogueModule from "@/lib/part-catalogue/catalogue";
import type { LookedUpVehicle } from "@/lib/part-requests/vehicle-lookup";
import { cleanVin, isValidVin } from "@/lib/vin/rules";

// Part of the first load: no schemas here, they are loaded when the form is first used.

/** The part catalogue, which is loaded late: import only its type. */
export type PartCatalogue = typeof catalogueModule;

export const WIZARD_STEPS = ["Vehicle Info", "Select Part", "Contact Info", "Review"] as const;
export type WizardStep = 1 | 2 | 3 | 4;

/** The values of the fields; "" means empty. */
export type WizardValues = {
  vin: string;
  category: string;
  subcategory: string;
  part: string;
  otherComponent: string;
  name: string;
  phone: string;
  email: string;
  notes: string;
};

export type WizardField = keyof WizardValues;

export const EMPTY_VALUES: WizardValues = {
  vin: "",
  category: "",
  subcategory: "",
  part: "",
  otherComponent: "",
  name: "",
  phone: "",
  email: "",
  notes: "",
};

/** Where the browser tab keeps the draft. */
export const DRAFT_KEY = "part-request-draft";

/** The state of the wizard that survives a reload. */
export type WizardDraft = {
  step: WizardStep;
  values: WizardValues;
  vehicle: LookedUpVehicle | null;
  /** The last VIN that was taken from the page's URL, so that a reload does not undo a correction of it. */
  urlVin: string;
  /** The body last sent and its key: sent again unchanged, it must not be stored twice. */
  attempt: SubmitAttempt | null;
  /** Reference of the request just submitted, until the visitor starts another. */
  reference: string | null;
  /** The URL of its page; "" when there is none. */
  statusUrl: string;
};

export const EMPTY_DRAFT: WizardDraft = {
  step: 1,
  values: EMPTY_VALUES,
  vehicle: null,
  urlVin: "",
  attempt: null,
  reference: null,
  statusUrl: "",
};

/** The draft to start with: the stored one, unless the URL has another VIN, or one was typed before. */
export function startingDraft(draft: WizardDraft, urlVin: string, typedVin = ""): WizardDraft {
  const fromUrl = isValidVin(cleanVin(urlVin)) ? cleanVin(urlVin) : "";
  const isNew = fromUrl !== "" && fromUrl !== draft.urlVin;
  const vin = cleanVin(typedVin) || (isNew ? fromUrl : "");
  return {
    ...draft,
    urlVin: fromUrl || draft.urlVin,
    ...(vin && vin !== draft.values.vin ? { step: 1, values: { ...draft.values, vin } } : {}),
  };
}
