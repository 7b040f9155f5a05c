"use client";

import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { UseFormReturn } from "react-hook-form";
import { loadWizard } from "@/components/part-request/load-wizard";
import { stepFromUrl } from "@/components/part-request/step-url";
import { forgetStored, readStoredText, writeStored } from "@/lib/browser-storage";
import {
  DRAFT_KEY,
  EMPTY_DRAFT,
  EMPTY_VALUES,
  startingDraft,
  type WizardDraft,
  type WizardValues,
} from "@/lib/part-requests/wizard";

/** A draft without what is typed: that is the form's. */
export type WizardProgress = Omit<WizardDraft, "values">;

const { values: _, ...start } = EMPTY_DRAFT;
export const START: WizardProgress = start;

const textOf = (progress: WizardProgress, values: WizardValues) => JSON.stringify({ ...progress, values });
const NOTHING_YET = textOf(START, EMPTY_VALUES);

type DraftedForm = {
  form: UseFormReturn<WizardValues>;
  formRef: RefObject<HTMLFormElement | null>;
  progress: WizardProgress;
  setProgress: Dispatch<SetStateAction<WizardProgress>>;
  /** Brings the reference of a request that was sent back into view. */
  showReference: () => void;
};

/**
 * Takes up the stored draft (or the VIN in the page's address) once the page is alive, and stores every change from
 * then on. The server and the first render know nothing of it, so the page stays static and hydrates as it is. Runs again
 * when the router shows the page again, perhaps with another VIN in the address.
 * @returns whether it has been taken up: until then a press of a button would act on an empty form.
 */
export function useDraft({ form, formRef, progress, setProgress, showReference }: DraftedForm): boolean {
  const [restored, setRestored] = useState(false);
  const taken = useRef(false);
  const onReference = useEffectEvent(showReference);

  useEffect(() => {
    let gone = false;
    const addressVin = new URLSearchParams(window.location.search).get("vin") ?? "";
    const wantedStep = stepFromUrl();

    function takeUp(draft: WizardDraft) {
      if (gone) return;
      // The VIN may have been typed before the page came alive, or while the draft was read.
      const typed = taken.current ? "" : typedVin(formRef.current);
      taken.current = true;
      const { values, ...begun } = startingDraft(draft, addressVin, typed);
      form.reset(values);
      setProgress(begun);
      setRestored(true);
      // A reload has kept the page's place, which the reference now moves out of view.
      if (begun.reference !== null && window.scrollY > 0) onReference();
    }

    const stored = readStoredText(DRAFT_KEY);
    if (stored === null) takeUp(EMPTY_DRAFT);
    else
      loadWizard().then(
        ({ readDraft }) => takeUp(readDraft(stored, wantedStep)),
        () => takeUp(EMPTY_DRAFT),
      );
    return () => {
      gone = true;
    };
  }, [form, formRef, setProgress]);

  useEffect(() => {
    if (!restored) return;
    const store = () => {
      const text = textOf(progress, form.getValues());
      // Without a draft the next visit opens without what reads it.
      if (text === NOTHING_YET) forgetStored(DRAFT_KEY);
      else writeStored(DRAFT_KEY, text);
    };
    store();
    return form.subscribe({ formState: { values: true }, callback: store });
  }, [form, progress, restored]);

  return restored;
}

function typedVin(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem("vin");
  return field instanceof HTMLInputElement ? field.value : "";
}
