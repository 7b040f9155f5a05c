import { DRAFT_KEY } from "@/lib/part-requests/wizard";

/** The same rule as in `startingDraft`: the VIN of the URL if it asks for something new, else the draft's. */
const SCRIPT = `try {
  const draft = JSON.parse(sessionStorage.getItem(${JSON.stringify(DRAFT_KEY)}));
  const inUrl = (name) => new URLSearchParams(location.search).get(name) ?? "";
  const fromUrl = inUrl("vin").trim().toUpperCase();
  const isKnown = fromUrl === draft?.urlVin && inUrl("donor") === (draft.donorId ?? "") && inUrl("part") === (draft.urlPart ?? "");
  const isNew = /^[A-HJ-NPR-Z0-9]{17}$/.test(fromUrl) && !isKnown;
  const vin = isNew ? fromUrl : draft?.values?.vin;
  if (vin) document.getElementById("vin").value = vin;
} catch {}`;

/**
 * Fills the VIN field while the browser reads the page, so that a reload does not show it empty until the wizard's
 * scripts arrive. Place it after the wizard.
 */
export function RestoreVin() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, allowed by its hash in the page's policy.
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
