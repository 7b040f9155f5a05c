"use client";

import { type Dispatch, type RefObject, type SetStateAction, useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { readStoredText, writeStored } from "@/lib/part-requests/browser-storage";
import type { WizardValues } from "@/lib/part-requests/wizard";
import { DRAFT_KEY, startingDraft, type WizardDraft } from "@/lib/part-requests/wizard-draft";

/** A draft without what is typed: that is the form's. */
export type WizardProgress = Omit<WizardDraft, "values">;

type DraftedForm = {
  form: UseFormReturn<WizardValues>;
  formRef: RefObject<HTMLFormElement | null>;
  progress: WizardProgress;
  setProgress: Dispatch<SetStateAction<WizardProgress>>;
};

/**
 * Takes up the stored draft (or the VIN in the page's address) once the page is alive, and stores every change from
 * then on. The server and the first render know nothing of it, so the page stays static and hydrates as it is. Runs again
 * when the router shows the page anew, perhaps with another VIN in the address.
 */
export function useDraft({ form, formRef, progress, setProgress }: DraftedForm): void {
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const addressVin = new URLSearchParams(window.location.search).get("vin") ?? "";
    // The VIN may have been typed before the page came alive.
    const vinField = formRef.current?.elements.namedItem("vin");
    const typed = vinField instanceof HTMLInputElement ? vinField.value : "";
    const { values, ...start } = startingDraft(readStoredText(DRAFT_KEY), addressVin, typed);
    form.reset(values);
    setProgress(start);
    setRestored(true);
  }, [form, formRef, setProgress]);

  useEffect(() => {
    if (!restored) return;
    const store = () => writeStored(DRAFT_KEY, JSON.stringify({ ...progress, values: form.getValues() }));
    store();
    return form.subscribe({ formState: { values: true }, callback: store });
  }, [form, progress, restored]);
}
