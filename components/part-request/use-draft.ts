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
import { loadCatalogue, loadWizard } from "@/components/part-request/load-wizard";
import { stepFromUrl } from "@/components/part-request/step-url";
import { forgetStored, readStoredText, writeStored } from "@/lib/browser-storage";
import {
  DRAFT_KEY,
  EMPTY_DRAFT,
  EMPTY_VALUES,
  isNewRequest,
  readUrlRequest,
  startingDraft,
  type WizardDraft,
  type WizardValues,
} from "@/lib/part-requests/wizard";

/** A draft without the values of the fields, which the form has. */
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
  /** Set to true when the URL asks for a part of a donor: the vehicle is known, so the first step submits itself. */
  goesOn: RefObject<boolean>;
  /** Scrolls to the reference of a request that was sent. */
  showReference: () => void;
};

/**
 * Restores the stored draft (or the request in the page's URL) after hydration, and stores every change from then on. The
 * server and the first render do not use it, so the page stays static and hydrates without differences. Runs again when
 * the router shows the page again, perhaps with another VIN in the URL.
 * @returns how often it has been restored: until the first time a button would submit an empty form.
 */
export function useDraft({
  form,
  formRef,
  progress,
  setProgress,
  goesOn,
  showReference,
}: DraftedForm): number {
  const [restores, setRestores] = useState(0);
  const restored = restores > 0;
  const isRestored = useRef(false);
  const onReference = useEffectEvent(showReference);

  useEffect(() => {
    let unmounted = false;
    const url = readUrlRequest(window.location.search);
    const wantedStep = stepFromUrl();

    async function restore(draft: WizardDraft) {
      const isNew = isNewRequest(draft, url);
      const choice =
        isNew && url.part
          ? await loadCatalogue().then(
              ({ choiceOfCallout }) => choiceOfCallout(url.part),
              () => null,
            )
          : null;
      if (unmounted) return;
      // The VIN may have been typed before hydration, or while the draft was read.
      const typed = isRestored.current ? "" : typedVin(formRef.current);
      isRestored.current = true;
      const { values, ...start } = startingDraft(draft, url, typed, choice);
      if (isNew && url.donor && values.vin === url.vin && start.reference === null) goesOn.current = true;
      form.reset(values);
      setProgress(start);
      setRestores((before) => before + 1);
      // After a reload the browser keeps the scroll position, which leaves the reference out of view.
      if (start.reference !== null && window.scrollY > 0) onReference();
    }

    const stored = readStoredText(DRAFT_KEY);
    if (stored === null) void restore(EMPTY_DRAFT);
    else
      loadWizard().then(
        ({ readDraft }) => restore(readDraft(stored, wantedStep)),
        () => restore(EMPTY_DRAFT),
      );
    return () => {
      unmounted = true;
    };
  }, [form, formRef, setProgress, goesOn]);

  useEffect(() => {
    if (!restored) return;
    const store = () => {
      const text = textOf(progress, form.getValues());
      // Without a draft the next visit does not load the schemas to read it.
      if (text === NOTHING_YET) forgetStored(DRAFT_KEY);
      else writeStored(DRAFT_KEY, text);
    };
    store();
    return form.subscribe({ formState: { values: true }, callback: store });
  }, [form, progress, restored]);

  return restores;
}

function typedVin(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem("vin");
  return field instanceof HTMLInputElement ? field.value : "";
}
