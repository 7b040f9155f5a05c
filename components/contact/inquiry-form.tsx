"use client";

import { InquiryFields } from "@/components/contact/inquiry-fields";
import { InquirySent } from "@/components/contact/inquiry-sent";
import { INQUIRY_MESSAGES } from "@/components/contact/inquiry-values";
import { INQUIRY_HEADING_ID, loadInquiry, useInquiryForm } from "@/components/contact/use-inquiry-form";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { ticket } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { useHydrated } from "@/components/ui/use-hydrated";
import { business, telephoneLink } from "@/lib/business";

type InquiryFormProps = {
  vehicleId: string;
  /** False for a vehicle that is sold. */
  offersTestDrive: boolean;
};

/** In the middle of the screen, clear of the header. */
const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: "center" });

/** The form about one vehicle: a question, or a test drive with a preferred time. */
export function InquiryForm({ vehicleId, offersTestDrive }: InquiryFormProps) {
  const { form, submit, sent, problem, startOver } = useInquiryForm(vehicleId, offersTestDrive);
  const hydrated = useHydrated();
  const busy = form.formState.isSubmitting;
  const isTestDrive = offersTestDrive && form.watch("topic") === "test_drive";
  const title = offersTestDrive ? "Ask, or plan a test drive" : "Ask about it";

  return (
    <section className={`${ticket} print:hidden`} aria-labelledby={INQUIRY_HEADING_ID}>
      <div className="border-line border-b p-5 md:px-7 md:py-6">
        <h2 id={INQUIRY_HEADING_ID} tabIndex={-1} className="outline-none">
          {sent ? "We have your request" : title}
        </h2>
        <p className="mt-2 text-ink-2">
          {sent ? "We call or write during shop hours." : "We answer by phone or email during shop hours."}
        </p>
      </div>
      {sent ? (
        <InquirySent sent={sent} onStartOver={startOver} />
      ) : (
        <form
          className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 md:p-7"
          aria-labelledby={INQUIRY_HEADING_ID}
          noValidate
          onSubmit={submit}
          onFocus={() => void loadInquiry().catch(() => undefined)}
        >
          <InquiryFields form={form} offersTestDrive={offersTestDrive} />
          {problem !== null && (
            <div ref={showWhole}>
              <Notice tone="red" role="alert">
                {problem} {INQUIRY_MESSAGES.kept}{" "}
                <a className="whitespace-nowrap underline underline-offset-2" href={telephoneLink}>
                  {business.phone}
                </a>
                .
              </Notice>
            </div>
          )}
          <noscript>
            <p className="text-ink-2">
              This form needs JavaScript. Please call us at{" "}
              <a className="text-link" href={telephoneLink}>
                {business.phone}
              </a>{" "}
              ({business.hoursShort.open}) or write to{" "}
              <a className="text-link" href={`mailto:${business.email}`}>
                {business.email}
              </a>{" "}
              instead.
            </p>
          </noscript>
          <button
            // Before hydration a submit would reload the page with the values in its URL.
            type={hydrated ? "submit" : "button"}
            className={buttonVariants({ variant: "primary", className: `${buttonStates} noscript:hidden` })}
            aria-busy={busy || undefined}
            // Without blur: the message of the field that loses the focus would move the button away from the pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            {busy ? "Sending..." : isTestDrive ? "Request Test Drive" : "Send Question"}
          </button>
        </form>
      )}
    </section>
  );
}
