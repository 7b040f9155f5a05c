import { RECEIVED_HEADING_ID } from "@/components/part-request/use-step-focus";
import { SentReference } from "@/components/requests/sent-reference";
import type { SentRequest } from "@/components/requests/sent-request";
import { ticket } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { business, telephoneLink } from "@/lib/business";

/** The confirmation of a request: its reference, the link to its page, and what happens next. */
export function RequestReceived(sent: SentRequest) {
  return (
    <section className={`${ticket} p-5 md:p-6`} data-step-top>
      <h2
        id={RECEIVED_HEADING_ID}
        className="flex items-center gap-2.5 text-30 focus:outline-none md:text-36"
        tabIndex={-1}
      >
        <span className="flex-none text-green">
          <Icon name="check" size={30} />
        </span>
        We have your request
      </h2>
      <SentReference {...sent} />
      <p className="mt-3">
        We look for the part and call or write within {business.partsAnswerHours} business hours. Something to
        add? Call{" "}
        <a className="text-link whitespace-nowrap" href={telephoneLink}>
          {business.phone}
        </a>
        .
      </p>
      <p className="mt-4 border-line border-t pt-4 font-semibold">
        Need another part? Start with the VIN below.
      </p>
    </section>
  );
}
