"use client";

import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { ContactStep } from "@/components/part-request/contact-step";
import { DecodedVehicle } from "@/components/part-request/decoded-vehicle";
import { preloadWizard } from "@/components/part-request/load-wizard";
import { PartStep } from "@/components/part-request/part-step";
import { RequestReceived } from "@/components/part-request/request-received";
import { ReviewStep } from "@/components/part-request/review-step";
import { STEP_HEADING_ID } from "@/components/part-request/use-step-focus";
import { useWizard } from "@/components/part-request/use-wizard";
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
  const { step, vehicle, reference, statusUrl } = progress;
  const vin = useWatch({ control: form.control, name: "vin" });

  return (
    <div className="grid max-w-[46rem] gap-8 noscript:hidden print:hidden">
      {reference !== null && <RequestReceived reference={reference} statusUrl={statusUrl} />}
      <form
        ref={formRef}
        // On phones at least as high as the screen, so that the bar with the buttons stays at its lower edge.
        className="flex flex-col max-md:min-h-[calc(100svh-4rem)] max-md:-scroll-mt-2 short:min-h-0"
        noValidate
        data-step-top
        onSubmit={submit}
        onFocus={preloadWizard}
      >
        <Stepper label="Steps of the request" steps={WIZARD_STEPS} current={step} />
        <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 md:mt-7 short:mt-2">
          {/* No focus ring: the heading gets the focus to be read out, not to be operated. */}
          <h2
            id={STEP_HEADING_ID}
            className="text-26 leading-tight focus:outline-none md:text-32"
            tabIndex={-1}
          >
            {HEADINGS[step]}
          </h2>
          <p role="status" className="text-15 text-ink-3 tabular-nums">
            Step {step} of {WIZARD_STEPS.length}
            <span className="sr-only">: {WIZARD_STEPS[step - 1]}</span>
          </p>
        </div>
        {/* The scroll margins keep what has the focus clear of the bar with the buttons. */}
        <div className="grid grid-cols-1 gap-5 pt-4 pb-6 max-md:**:scroll-mt-6 max-md:**:scroll-mb-26 md:pb-8">
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
