"use client";

import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { ContactStep } from "@/components/part-request/contact-step";
import { DecodedVehicle } from "@/components/part-request/decoded-vehicle";
import { preloadWizard } from "@/components/part-request/load-wizard";
import { PartStep } from "@/components/part-request/part-step";
import { RequestReceived } from "@/components/part-request/request-received";
import { ReviewStep } from "@/components/part-request/review-step";
import { STEP_HEADING_ID, useWizard } from "@/components/part-request/use-wizard";
import { VehicleStep } from "@/components/part-request/vehicle-step";
import { WizardActions } from "@/components/part-request/wizard-actions";
import { WizardError } from "@/components/part-request/wizard-error";
import { Stepper } from "@/components/ui/stepper";
import { WIZARD_STEPS, type WizardStep } from "@/lib/part-requests/wizard";
import { isValidVin } from "@/lib/vin/rules";

const HEADINGS = {
  1: "Which vehicle is it for?",
  2: "Which part do you need?",
  3: "How can we reach you?",
  4: "Does this look right?",
} as const satisfies Record<WizardStep, string>;

/** The request for a part in four steps: vehicle, part, contact details, review. `vinPlaces` helps with the first. */
export function PartRequestWizard({ vinPlaces }: { vinPlaces: ReactNode }) {
  const wizard = useWizard();
  const { form, formRef, progress, busy, formError, submit, revisit } = wizard;
  const { step, vehicle, reference } = progress;
  const vin = useWatch({ control: form.control, name: "vin" });

  return (
    <div className="wizard-frame">
      {reference !== null && <RequestReceived reference={reference} />}
      <form
        ref={formRef}
        className="wizard"
        noValidate
        data-step-top
        onSubmit={submit}
        onFocus={preloadWizard}
      >
        <Stepper label="Steps of the request" steps={WIZARD_STEPS} current={step} />
        <div className="wizard-title">
          <h2 id={STEP_HEADING_ID} tabIndex={-1}>
            {HEADINGS[step]}
          </h2>
          <p role="status" className="tabular-nums">
            Step {step} of {WIZARD_STEPS.length}
            <span className="sr-only">: {WIZARD_STEPS[step - 1]}</span>
          </p>
        </div>
        <div className="wizard-fields">
          {vehicle && (step === 2 || step === 3) && <DecodedVehicle vehicle={vehicle} news={step === 2} />}
          {step === 1 && <VehicleStep form={form} busy={busy} />}
          {step === 2 && <PartStep form={form} parts={wizard.parts} />}
          {step === 3 && <ContactStep form={form} />}
          {step === 4 && vehicle && (
            <ReviewStep values={form.getValues()} vehicle={vehicle} revisit={revisit} />
          )}
          <WizardError formError={formError} submit={submit} />
          {step === 1 && vinPlaces}
        </div>
        <WizardActions {...actionsOf(step, isValidVin(vin))} busy={busy} onBack={backFrom(step, revisit)} />
      </form>
    </div>
  );
}

function actionsOf(step: WizardStep, vinIsValid: boolean) {
  if (step === 1) return { label: "Continue", busyLabel: "Checking VIN...", incomplete: !vinIsValid };
  return step === 4 ? { label: "Submit Request", busyLabel: "Submitting..." } : { label: "Next" };
}

function backFrom(step: WizardStep, revisit: (earlier: WizardStep) => void) {
  if (step === 1) return undefined;
  const earlier = ({ 2: 1, 3: 2, 4: 3 } as const)[step];
  return () => revisit(earlier);
}
