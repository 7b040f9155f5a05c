"use client";

import { type RefObject, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { resolveStep } from "@/components/part-request/resolve-step";
import { START, useDraft, type WizardProgress } from "@/components/part-request/use-draft";
import { usePartStep } from "@/components/part-request/use-part-step";
import { RECEIVED_HEADING_ID, STEP_HEADING_ID, useStepFocus } from "@/components/part-request/use-step-focus";
import { useStepHistory } from "@/components/part-request/use-step-history";
import { stepResolver } from "@/components/part-request/wizard-resolver";
import type { SentRequest } from "@/components/requests/sent-request";
import {
  EMPTY_VALUES,
  type WizardField,
  type WizardStep,
  type WizardValues,
} from "@/lib/part-requests/wizard";

/** The error of a failed request, shown beside the step's button: repeat the lookup, check the VIN, send again. */
export type FormError = { kind: "lookup" | "vin" | "submit"; message: string };

/**
 * The wizard's form and its steps: the draft, the browser's history, the focus, and the errors.
 * @param busy a request is under way: Back and Forward of the browser change nothing
 * @param goesOn set to true when the page was opened for a donor: the first step needs no input
 */
export function useWizardSteps(busy: boolean, goesOn: RefObject<boolean>) {
  const [progress, setProgress] = useState<WizardProgress>(START);
  const { step } = progress;
  const parts = usePartStep(step >= 2);
  const { catalogue } = parts;
  const resolver = useMemo(() => stepResolver(step, catalogue), [step, catalogue]);
  const form = useForm<WizardValues>({ defaultValues: EMPTY_VALUES, mode: "onTouched", resolver });
  const formRef = useRef<HTMLFormElement>(null);
  const [formError, setFormError] = useState<FormError | null>(null);
  const setFocus = useStepFocus(formError);
  const restores = useDraft({
    ...{ form, formRef, progress, setProgress, goesOn },
    showReference: () => setFocus(RECEIVED_HEADING_ID),
  });
  const restored = restores > 0;

  const history = useStepHistory({
    step,
    settled: restored && !busy,
    reach: (wanted) => resolveStep({ ...progress, step: wanted, values: form.getValues() }),
    show: showStep,
  });

  /** Resetting the form also clears its errors and `isSubmitted`: no field of the new step has been validated. */
  function showStep(
    next: WizardStep,
    values: WizardValues = form.getValues(),
    focusId: string = STEP_HEADING_ID,
  ) {
    form.reset(values);
    setFormError(null);
    setProgress((before) => ({ ...before, step: next, ...(next > 1 && { reference: null, statusUrl: "" }) }));
    setFocus(focusId);
  }

  /** Shows a step and adds it to the browser's history. */
  function goTo(next: WizardStep, values?: WizardValues, focusId?: string) {
    history.push(next);
    showStep(next, values, focusId);
  }

  /** Shows the server's errors on the fields, with the focus on the first. */
  function showFieldErrors(errors: readonly { field: WizardField; message: string }[]) {
    for (const { field, message } of errors) form.setError(field, { type: "server", message });
    const first = errors[0];
    if (first) setFocus(first.field);
  }

  /** Starts over with the first step, below the reference of the request that was sent. */
  function showReceived({ reference, statusUrl }: SentRequest) {
    form.reset(EMPTY_VALUES);
    setProgress({ ...START, reference, statusUrl });
    setFocus(RECEIVED_HEADING_ID);
  }

  return {
    ...{ form, formRef, progress, setProgress, parts, restores, restored, history, formError, setFormError },
    ...{ goTo, showFieldErrors, showReceived },
  };
}
