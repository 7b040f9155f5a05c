"use client";

import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { loadCatalogue, loadWizard, preloadPartStep } from "@/components/part-request/load-wizard";
import { useWizardSteps } from "@/components/part-request/use-wizard-steps";
import { dismissToast, toast } from "@/components/ui/toast";
import { attemptFor } from "@/lib/http/submission";
import type { WizardStep, WizardValues } from "@/lib/part-requests/wizard";
import { LOOKUP_UNAVAILABLE, SUBMIT_MESSAGES } from "@/lib/part-requests/wizard-messages";

/** The wizard's behavior: its form, its progress, and the actions of its buttons. */
export function useWizard() {
  const [busy, setBusy] = useState(false);
  /** Whether to submit the first step as soon as the draft has been read. */
  const pressedEarly = useRef(false);
  const steps = useWizardSteps(busy, pressedEarly);
  const { form, formRef, progress, setProgress, parts, restores, restored, history } = steps;
  const { formError, setFormError } = steps;
  const { step, vehicle } = progress;
  const running = useRef(false);
  const lookupToast = useRef<string | null>(null);

  useEffect(() => {
    if (restores === 0 || !pressedEarly.current) return;
    pressedEarly.current = false;
    // Pressed on the first step while the draft was read, or the page was opened for a donor: not for a later step.
    if (step === 1) formRef.current?.requestSubmit();
  }, [restores, step, formRef]);

  async function lookUp(values: WizardValues) {
    preloadPartStep();
    const logic = await loadWizard().catch(() => null);
    const lookup = logic
      ? await logic.lookUpVehicle(values.vin)
      : { kind: "unavailable" as const, message: LOOKUP_UNAVAILABLE };
    if (!history.isPresent()) return;
    if (lookup.kind === "found") {
      if (lookupToast.current) dismissToast(lookupToast.current);
      setProgress((before) => ({ ...before, vehicle: lookup.vehicle }));
      steps.goTo(2, values);
    } else if (lookup.kind === "rejected") {
      steps.showFieldErrors([{ field: "vin", message: lookup.message }]);
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
    if (!vehicle) return steps.goTo(1);
    const [catalogue, logic] = await Promise.all([loadCatalogue(), loadWizard()]).catch(() => []);
    if (!catalogue || !logic) return failToSend(SUBMIT_MESSAGES.failed);
    const body = logic.partRequestBody(values, vehicle.vehicleInfo, catalogue, progress.donorId);
    const attempt = attemptFor(JSON.stringify(body), progress.attempt);
    setProgress((before) => ({ ...before, attempt }));
    const outcome = await logic.sendPartRequest(body, attempt.key);
    if (outcome.kind === "sent") {
      steps.showReceived(outcome.sent);
      toast({ description: SUBMIT_MESSAGES.submitted });
      return;
    }
    if (outcome.refused) {
      const { step: refusedStep, errors } = outcome.refused;
      steps.goTo(refusedStep, values, errors[0]?.field);
      steps.showFieldErrors(errors);
    }
    failToSend(outcome.message);
  }

  function failToSend(message: string) {
    setFormError({ kind: "submit", message });
    toast({ title: SUBMIT_MESSAGES.failed, description: SUBMIT_MESSAGES.tryAgain, variant: "destructive" });
  }

  /** The step's button, or Enter in a field. A second press while the first is in progress does nothing. */
  async function submit(event?: SubmitEvent) {
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
      else steps.goTo(step === 2 ? 3 : 4, values);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  /** Back, or Edit in the review. Does nothing while a request is under way. */
  function revisit(earlier: WizardStep) {
    if (!running.current) history.backTo(earlier, () => steps.goTo(earlier));
  }

  return { form, formRef, progress, parts, busy, formError, submit, revisit };
}

export type Wizard = ReturnType<typeof useWizard>;
