import { RECEIVED_HEADING_ID } from "@/components/part-request/use-step-focus";
import { ticket } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { business, telephoneLink } from "@/lib/business";

/** The confirmation of a request: its reference, and what happens next. */
export function RequestReceived({ reference }: { reference: string }) {
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
      {reference && (
        <>
          <p className="mt-3 text-ink-2">Your reference, in case you call. Please note it down:</p>
          <p className="mt-2 w-fit bg-punched-stamp py-2 pr-5 pl-10 font-bold font-sign text-36 text-on-stamp tabular-nums leading-snug tracking-wider clip-tag-large">
            {reference}
          </p>
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
      <p className="mt-4 border-line border-t pt-4 font-semibold">
        Need another part? Start with the VIN below.
      </p>
    </section>
  );
}
