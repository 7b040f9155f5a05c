import type { SubmitAttempt } from "@/lib/http/submission";
import type * as catalogueModule from "@/lib/part-catalogue/catalogue";
import type { PartChoice } from "@/lib/part-catalogue/catalogue";
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
  /** The part that was taken from it, as in the URL. */
  urlPart: string;
  /** The dismantled vehicle whose page the request was started from; "" when there is none. */
  donorId: string;
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
  urlPart: "",
  donorId: "",
  attempt: null,
  reference: null,
  statusUrl: "",
};

/** What the page's URL asks for: a VIN, a donor and the label of a callout; "" when missing. */
export type UrlRequest = { vin: string; donor: string; part: string };

export function readUrlRequest(search: string): UrlRequest {
  const parameters = new URLSearchParams(search);
  const [vin = "", donor = "", part = ""] = ["vin", "donor", "part"].map(
    (name) => parameters.get(name) ?? "",
  );
  return { vin: isValidVin(cleanVin(vin)) ? cleanVin(vin) : "", donor, part };
}

/** Whether a draft does not have yet what the URL asks for. */
export function isNewRequest(draft: WizardDraft, { vin, donor, part }: UrlRequest): boolean {
  return vin !== "" && (vin !== draft.urlVin || donor !== draft.donorId || part !== draft.urlPart);
}

/**
 * The draft to start with: the stored one, unless the URL asks for something else, or another VIN was typed before.
 * `choice` is the URL's part in the catalogue.
 */
export function startingDraft(
  draft: WizardDraft,
  url: UrlRequest,
  typedVin = "",
  choice: PartChoice | null = null,
): WizardDraft {
  const isNew = isNewRequest(draft, url);
  const vin = cleanVin(typedVin) || (isNew ? url.vin : "") || draft.values.vin;
  const restarts = isNew && url.donor !== "";
  return {
    ...draft,
    urlVin: url.vin || draft.urlVin,
    ...(isNew && { urlPart: url.part, donorId: url.donor }),
    ...((restarts || vin !== draft.values.vin) && { step: 1 }),
    values: { ...draft.values, ...(isNew && choice && { ...choice, otherComponent: "" }), vin },
  };
}
