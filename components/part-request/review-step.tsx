"use client";

import type { ReactNode } from "react";
import { vehicleName } from "@/components/part-request/decoded-vehicle";
import type { Wizard } from "@/components/part-request/use-wizard";
import { ticket } from "@/components/ui/card";
import { business } from "@/lib/business";
import type { LookedUpVehicle } from "@/lib/part-requests/vehicle-lookup";
import type { WizardStep, WizardValues } from "@/lib/part-requests/wizard";

type ReviewStepProps = Pick<Wizard, "revisit"> & { values: WizardValues; vehicle: LookedUpVehicle };

/** Step 4: everything that will be sent, with a link back to each step. */
export function ReviewStep({ values, vehicle, revisit }: ReviewStepProps) {
  const { engineSize } = vehicle.vehicleInfo;
  return (
    <>
      <div className={ticket}>
        <Section title="Vehicle" step={1} revisit={revisit}>
          <p className="font-semibold">{vehicleName(vehicle)}</p>
          {engineSize && <p className="text-15 text-ink-2">{engineSize} engine</p>}
          <p className="vin">{vehicle.vin}</p>
        </Section>
        <Section title="Part" step={2} revisit={revisit}>
          <p className="font-semibold">{values.part || values.subcategory}</p>
          <p className="text-15 text-ink-2">
            {values.category}
            {values.part && ` › ${values.subcategory}`}
          </p>
          {values.otherComponent && <p className="mt-1">{values.otherComponent}</p>}
        </Section>
        <Section title="You" name="contact details" step={3} revisit={revisit}>
          <dl>
            <Fact label="Name">{values.name}</Fact>
            <Fact label="Phone">{values.phone}</Fact>
            <Fact label="Email">{values.email}</Fact>
            {values.notes && <Fact label="Notes">{values.notes}</Fact>}
          </dl>
        </Section>
      </div>
      <p className="text-15 text-ink-2">
        We look for the part, then call or write within {business.partsAnswerHours} business hours. Nothing to
        pay now.
      </p>
    </>
  );
}

type SectionProps = Pick<Wizard, "revisit"> & {
  title: string;
  /** What the Edit button edits, for screen readers; by default the title in lower case. */
  name?: string;
  step: WizardStep;
  children: ReactNode;
};

function Section({ title, name = title.toLowerCase(), step, revisit, children }: SectionProps) {
  return (
    <section className="px-4.5 pt-3 pb-4 not-first:border-line not-first:border-t">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-22">{title}</h3>
        <button
          type="button"
          className="min-h-11 cursor-pointer px-1 font-semibold text-link"
          onClick={() => revisit(step)}
        >
          Edit<span className="sr-only"> {name}</span>
        </button>
      </div>
      {children}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 py-0.75">
      <dt className="text-ink-3">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line font-semibold">{children}</dd>
    </div>
  );
}
