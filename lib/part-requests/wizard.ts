import type { SubmitAttempt } from "@/lib/http/submission";
import type * as catalogueModule from "@/lib/part-catalogue/catalogue";
import type { LookedUpVehicle } from "@/lib/part-requests/vehicle-lookup";
import { cleanVin, isValidVin, vinProblem } from "@/lib/vin/rules";

// The page opens with this module: no schema here, they come when the form is first used.

/** The catalogue as it is handed around once it has been loaded: this module never loads it. */
export type PartCatalogue = typeof catalogueModule;

export const WIZARD_STEPS = ["Vehicle Info", "Select Part", "Contact Info", "Review"] as const;
export type WizardStep = 1 | 2 | 3 | 4;

/** Everything the visitor types or chooses, as the fields hold it; "" is nothing. */
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

/** What is wrong, by field. */
export type WizardProblems = Partial<Record<WizardField, string>>;

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

/** How far a visitor has come: what survives a reload. */
export type WizardDraft = {
  step: WizardStep;
  values: WizardValues;
  vehicle: LookedUpVehicle | null;
  /** The VIN of the page's address that was last taken over, so that a reload does not undo a correction of it. */
  addressVin: string;
  /** The body last sent and its key: sent again unchanged, it must not be stored twice. */
  attempt: SubmitAttempt | null;
  /** Reference of the request just submitted, until the visitor starts another. */
  reference: string | null;
};

export const EMPTY_DRAFT: WizardDraft = {
  step: 1,
  values: EMPTY_VALUES,
  vehicle: null,
  addressVin: "",
  attempt: null,
  reference: null,
};

/** What is wrong with the first step; nothing when the VIN is well formed. */
export function vinProblems({ vin }: Pick<WizardValues, "vin">): WizardProblems {
  const problem = vinProblem(vin);
  return problem ? { vin: problem } : {};
}

/** Where the wizard starts: with the draft, unless the address brings another VIN, or one was typed before. */
export function startingDraft(draft: WizardDraft, addressVin: string, typedVin = ""): WizardDraft {
  const fromAddress = isValidVin(cleanVin(addressVin)) ? cleanVin(addressVin) : "";
  const takesAddress = fromAddress !== "" && fromAddress !== draft.addressVin;
  const vin = cleanVin(typedVin) || (takesAddress ? fromAddress : "");
  return {
    ...draft,
    addressVin: fromAddress || draft.addressVin,
    ...(vin && vin !== draft.values.vin ? { step: 1, values: { ...draft.values, vin } } : {}),
  };
}
