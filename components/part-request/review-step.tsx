"use client";

import type { ReactNode } from "react";
import { vehicleName } from "@/components/part-request/decoded-vehicle";
import type { Wizard } from "@/components/part-request/use-wizard";
import { ticket } from "@/components/ui/card";
import { business } from "@/lib/business";
import type { LookedUpVehicle } from "@/lib/part-requests/vehicle-lookup";
import type { WizardStep, WizardValues } from "@/lib/part-requests/wizard";

type ReviewStepProps = Pick<Wizard, "revisit"> & { values: WizardValues; vehicle: LookedUpVehicle };

/** Step 4: everything that will be sent, each part with the way back to it. */
export function ReviewStep({ values, vehicle, revisit }: ReviewStepProps) {
  const { engineSize } = vehicle.vehicleInfo;
  return (
    <>
      <div className={`${ticket} review`}>
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
          <dl className="review-facts">
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
  /** What the Edit link edits, for those who only hear it; the title in small letters if not given. */
  name?: string;
  step: WizardStep;
  children: ReactNode;
};

function Section({ title, name = title.toLowerCase(), step, revisit, children }: SectionProps) {
  return (
    <section>
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-22">{title}</h3>
        <button type="button" className="text-link review-edit" onClick={() => revisit(step)}>
          Edit<span className="sr-only"> {name}</span>
        </button>
      </div>
      {children}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
