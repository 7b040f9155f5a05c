import type { ReactNode } from "react";
import { requestPath } from "@/components/desk/admin/desk-view";
import { PrintButton } from "@/components/quotes/admin/print-button";
import { BackLink } from "@/components/ui/admin/back-link";
import { business } from "@/lib/business";
import type { ConversationView } from "@/lib/conversations/schema";

type PrintSheetProps = {
  title: string;
  /** Such as the date, at the right of the title. */
  note: string;
  conversation: ConversationView;
  children: ReactNode;
};

/** A printable page, at most one letter-size page long: the shop, the title, the customer and the vehicle, and what follows. */
export function PrintSheet({ title, note, conversation, children }: PrintSheetProps) {
  const { reference, customer, vehicle, vin } = conversation;
  const { street, city, state, zip } = business.address;
  return (
    <div className="office min-h-dvh text-16 tabular-nums leading-[1.375] print:min-h-0">
      <main
        id="content"
        className="mx-auto w-full max-w-200 px-4 py-5 md:px-8 print:max-w-none print:p-0 print:[zoom:0.75]"
      >
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
          <BackLink href={requestPath(reference)}>Back to {reference}</BackLink>
          <PrintButton />
        </div>
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-ink border-b-2 pb-3">
          <p className="font-bold font-sign text-28 leading-tight">{business.name}</p>
          <p className="text-15 text-ink-2">
            {street}, {city}, {state} {zip}. {business.phone}
          </p>
        </div>
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 className="text-34 leading-tight tracking-normal">{title}</h1>
          <p className="text-ink-2">{note}</p>
        </div>
        <dl className="mb-4 grid grid-cols-2 gap-x-8 gap-y-2">
          <Fact label="Request">{reference}</Fact>
          <Fact label="Customer">{[customer.name, customer.phone].filter(Boolean).join(", ")}</Fact>
          {vehicle && <Fact label="Vehicle">{vehicle}</Fact>}
          {vin && <Fact label="VIN">{vin}</Fact>}
        </dl>
        {children}
      </main>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-15 text-ink-3">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
