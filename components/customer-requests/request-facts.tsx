import type { ReactNode } from "react";
import type { CustomerRequest } from "@/lib/customer-requests/schema";

const SUBJECTS = { part: "Part", repair: "Service", vehicle: "Inquiry" } as const;

/** What the customer asked for, and how we reach them. */
export function RequestFacts({ request }: { request: CustomerRequest }) {
  const { kind, subject, vehicle, engine, vin, customer } = request;
  return (
    <section aria-labelledby="asked-for">
      <h2 id="asked-for" className={sectionHeading}>
        What you asked for
      </h2>
      <dl>
        <Row label={SUBJECTS[kind]}>{subject}</Row>
        {vehicle && <Row label="Vehicle">{[vehicle, engine].filter(Boolean).join(", ")}</Row>}
        {vin && (
          <Row label="VIN">
            <span className="vin">{vin}</span>
          </Row>
        )}
        <Row label="You">
          <span className="block">{customer.name}</span>
          {customer.phone && <span className="block">{customer.phone}</span>}
          {customer.email && <span className="block">{customer.email}</span>}
        </Row>
      </dl>
    </section>
  );
}

/** Classes of the heading of a section, with its rule. */
export const sectionHeading = "mb-4 border-ink border-b-2 pb-2 text-28 leading-tight md:text-32";

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-line border-b py-2.5">
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 text-right font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
