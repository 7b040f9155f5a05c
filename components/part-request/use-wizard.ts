"use client";

import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { focusStep } from "@/components/part-request/focus-step";
import { loadWizard } from "@/components/part-request/load-wizard";
import { resolveStep } from "@/components/part-request/resolve-step";
import { loadCatalogue, useCatalogue } from "@/components/part-request/use-catalogue";
import { START, useDraft, type WizardProgress } from "@/components/part-request/use-draft";
import { useStepHistory } from "@/components/part-request/use-step-history";
import { stepResolver } from "@/components/part-request/wizard-resolver";
import { dismissToast, toast } from "@/components/ui/toast";
import { attemptFor } from "@/lib/http/submission";
import {
  EMPTY_VALUES,
  type WizardField,
  type WizardStep,
  type WizardValues,
} from "@/lib/part-requests/wizard";
import { LOOKUP_UNAVAILABLE, SUBMIT_MESSAGES } from "@/lib/part-requests/wizard-messages";

/** Where the focus goes when a step is shown. */
export const STEP_HEADING_ID = "wizard-step-heading";
export const RECEIVED_HEADING_ID = "wizard-received-heading";
export const WIZARD_ERROR_ID = "wizard-error";

/** What went wrong, said beside the step's button: a lookup to repeat, a VIN to check, a submission to repeat. */
export type FormError = { kind: "lookup" | "vin" | "submit"; message: string };

/** The wizard's whole behavior: its form, where it stands, and what its buttons do. */
export function useWizard() {
  const [progress, setProgress] = useState<WizardProgress>(START);
  const { step, vehicle } = progress;
  const loaded = useCatalogue(step >= 2);
  const { catalogue } = loaded;
  const resolver = useMemo(() => stepResolver(step, catalogue), [step, catalogue]);
  const form = useForm<WizardValues>({ defaultValues: EMPTY_VALUES, mode: "onTouched", resolver });
  const formRef = useRef<HTMLFormElement>(null);
  const [focus, setFocus] = useState<{ id: string } | null>(null);
  const restored = useDraft({
    ...{ form, formRef, progress, setProgress },
    showReference: () => setFocus({ id: RECEIVED_HEADING_ID }),
  });
  const [busy, setBusy] = useState(false);
  const [formError, setFormError] = useState<FormError | null>(null);
  const running = useRef(false);
  const lookupToast = useRef<string | null>(null);
  const pressedEarly = useRef(false);

  useEffect(() => {
    if (!restored || !pressedEarly.current) return;
    pressedEarly.current = false;
    // Pressed on the first step, while the draft was read; a later one that it led to was not what was meant.
    if (step === 1) formRef.current?.requestSubmit();
  }, [restored, step]);

  useEffect(() => {
    if (focus) focusStep(focus.id);
  }, [focus]);

  useEffect(() => {
    if (formError) document.getElementById(WIZARD_ERROR_ID)?.scrollIntoView({ block: "nearest" });
  }, [formError]);

  const history = useStepHistory({
    step,
    settled: restored && !busy,
    reach: (wanted) => resolveStep({ ...progress, step: wanted, values: form.getValues() }),
    show: showStep,
  });

  /** Resetting also forgets old errors, and that the last step was submitted: no field of a new step has been checked. */
  function showStep(
    next: WizardStep,
    values: WizardValues = form.getValues(),
    focusId: string = STEP_HEADING_ID,
  ) {
    form.reset(values);
    setFormError(null);
    setProgress((before) => ({ ...before, step: next, reference: next > 1 ? null : before.reference }));
    setFocus({ id: focusId });
  }

  /** Shows a step and adds it to the browser's history. */
  function goTo(next: WizardStep, values?: WizardValues, focusId?: string) {
    history.push(next);
    showStep(next, values, focusId);
  }

  async function lookUp(values: WizardValues) {
    // Needed in the next step: let it come while the VIN is decoded. Step 2 tells it when this fails.
    loadCatalogue().catch(() => undefined);
    const logic = await loadWizard().catch(() => null);
    const lookup = logic
      ? await logic.lookUpVehicle(values.vin)
      : { kind: "unavailable" as const, message: LOOKUP_UNAVAILABLE };
    if (!history.isPresent()) return;
    if (lookup.kind === "found") {
      if (lookupToast.current) dismissToast(lookupToast.current);
      setProgress((before) => ({ ...before, vehicle: lookup.vehicle }));
      goTo(2, values);
    } else if (lookup.kind === "rejected") {
      refuse([{ field: "vin", message: lookup.message }]);
      setFormError({ kind: "vin", message: lookup.message });
    } else {
      setFormError({ kind: "lookup", message: lookup.message });
      lookupToast.current = toast({
        title: "VIN Validation Failed",
        description: lookup.message,
        variant: "destructive",
      });
    }
  }

  async function send(values: WizardValues) {
    if (!vehicle) return goTo(1);
    const [parts, logic] = await Promise.all([loadCatalogue(), loadWizard()]).catch(() => []);
    if (!parts || !logic) return failToSend(SUBMIT_MESSAGES.failed);
    const body = logic.partRequestBody(values, vehicle.vehicleInfo, parts);
    const attempt = attemptFor(JSON.stringify(body), progress.attempt);
    setProgress((before) => ({ ...before, attempt }));
    const outcome = await logic.sendPartRequest(body, attempt.key);
    if (outcome.kind === "sent") {
      form.reset(EMPTY_VALUES);
      setProgress({ ...START, reference: outcome.reference });
      setFocus({ id: RECEIVED_HEADING_ID });
      toast({ description: SUBMIT_MESSAGES.submitted });
      return;
    }
    if (outcome.refused) {
      const { step: refusedStep, errors } = outcome.refused;
      goTo(refusedStep, values, errors[0]?.field);
      refuse(errors);
    }
    failToSend(outcome.message);
  }

  function failToSend(message: string) {
    setFormError({ kind: "submit", message });
    toast({ title: SUBMIT_MESSAGES.failed, description: SUBMIT_MESSAGES.tryAgain, variant: "destructive" });
  }

  function refuse(errors: readonly { field: WizardField; message: string }[]) {
    for (const { field, message } of errors) form.setError(field, { type: "server", message });
    const first = errors[0];
    if (first) setFocus({ id: first.field });
  }

  /** The step's button, or Enter in a field. A second press while the first is in progress does nothing. */
  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!restored) pressedEarly.current = true;
    if (!restored || running.current) return;
    running.current = true;
    try {
      const accepted: WizardValues[] = [];
      await form.handleSubmit((values) => {
        accepted.push(values);
      })();
      const [values] = accepted;
      if (!values) return;
      setFormError(null);
      setBusy(true);
      if (step === 1) await lookUp(values);
      else if (step === 4) await send(values);
      else goTo(step === 2 ? 3 : 4, values);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  /** Back, or the Edit of the review. Not while something is under way. */
  function revisit(earlier: WizardStep) {
    if (!running.current) history.backTo(earlier, () => goTo(earlier));
  }

  return { form, formRef, progress, parts: loaded, busy, formError, submit, revisit };
}

export type Wizard = ReturnType<typeof useWizard>;
