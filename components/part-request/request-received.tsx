import { RECEIVED_HEADING_ID } from "@/components/part-request/use-wizard";
import { ticket } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { business, telephoneLink } from "@/lib/business";

/** What is left of a request that was sent: its reference, and what happens next. */
export function RequestReceived({ reference }: { reference: string }) {
  return (
    <section className={`${ticket} request-received`} data-step-top>
      <h2 id={RECEIVED_HEADING_ID} tabIndex={-1}>
        <Icon name="check" size={30} />
        We have your request
      </h2>
      {reference && (
        <>
          <p className="mt-3 text-ink-2">Your reference, in case you call. Please note it down:</p>
          <p className="reference">{reference}</p>
        </>
      )}
      <p className="mt-3">
        We look for the part and call or write within {business.partsAnswerHours} business hours. Something to
        add? Call{" "}
        <a className="text-link whitespace-nowrap" href={telephoneLink}>
          {business.phone}
        </a>
        .
      </p>
      <p className="request-another">Need another part? Start with the VIN below.</p>
    </section>
  );
}
