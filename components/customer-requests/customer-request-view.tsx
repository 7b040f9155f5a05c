import { FocusHeading } from "@/components/customer-requests/focus-heading";
import { KeepCurrent } from "@/components/customer-requests/keep-current";
import { MessageForm } from "@/components/customer-requests/message-form";
import { MessageList } from "@/components/customer-requests/message-list";
import { NextSteps } from "@/components/customer-requests/next-steps";
import { PromiseLine } from "@/components/customer-requests/promise-line";
import { QuoteBar } from "@/components/customer-requests/quote-actions";
import { QuoteSection } from "@/components/customer-requests/quote-section";
import { RequestFacts, sectionHeading } from "@/components/customer-requests/request-facts";
import { REQUEST_HEADING_ID, RequestHead } from "@/components/customer-requests/request-head";
import { ResultNotice } from "@/components/customer-requests/result-notice";
import { TalkCard } from "@/components/customer-requests/talk-card";
import { Stepper } from "@/components/ui/stepper";
import { LINK_LIFETIME_DAYS } from "@/lib/business";
import { MAX_TEXT_LENGTH } from "@/lib/contact/schema";
import { MAX_MESSAGE_PHOTOS } from "@/lib/conversations/schema";
import type { Flash } from "@/lib/customer-requests/flash";
import type { ResultCode } from "@/lib/customer-requests/results";
import { openQuoteOf } from "@/lib/customer-requests/rules";
import type { CustomerRequest } from "@/lib/customer-requests/schema";

/** The customer's link that opened the page, and what its forms need. */
type CustomerLink = { token: string; result: ResultCode | null; flash: Flash | null };

type CustomerRequestViewProps = {
  request: CustomerRequest;
  /** Missing for staff. */
  link?: CustomerLink;
  /** For staff: shows what the customer sees, without buttons. */
  readOnly?: boolean;
};

/** After these results the heading gets the focus, because it says what happened. */
const SETTLED: readonly ResultCode[] = ["accepted", "declined", "withdrawn", "decided"];

/** A request as its customer sees it. Reading order: sentence, steps, quote, messages, what was asked, phone. */
export function CustomerRequestView({ request, link, readOnly = false }: CustomerRequestViewProps) {
  const shownLink = readOnly ? undefined : link;
  const now = new Date();
  const open = openQuoteOf(request);
  const problem = shownLink?.flash?.problem ?? null;
  const newest = request.quotes.at(-1);
  const isOver = request.state === "withdrawn" || request.state === "canceled";
  return (
    <>
      <RequestHead request={request} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-5 pb-13 md:pt-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_auto_1fr_auto] lg:gap-x-14 lg:pb-22">
        <div className="grid content-start gap-4 lg:col-start-1">
          {shownLink?.result && (
            <ResultNotice
              request={request}
              result={shownLink.result}
              now={now}
              problem={request.isClosed ? problem : null}
              isShownBelow={!request.isClosed && (problem !== null || shownLink.result === "sent")}
            />
          )}
          {!isOver && (
            <Stepper label="Progress" steps={request.steps.names} current={request.steps.current} />
          )}
          <PromiseLine request={request} now={now} />
        </div>
        {/* Beside all of the left column, whose last row takes the rest of a tall quote, so that no gap opens in it. */}
        {newest && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 self-start lg:sticky lg:top-22 lg:col-start-2 lg:row-span-3 lg:row-start-1 short:static">
            {request.state === "accepted" && (
              <NextSteps quote={newest} customer={request.customer} canWrite={!!shownLink} />
            )}
            <QuoteSection request={request} token={shownLink?.token ?? null} />
          </div>
        )}
        <section aria-labelledby="messages" className="lg:col-start-1 print:hidden">
          <h2 id="messages" className={sectionHeading}>
            Messages
          </h2>
          <MessageList messages={request.messages} now={now} />
          {shownLink && !request.isClosed && (
            <MessageForm
              token={shownLink.token}
              isPrimary={newest === undefined || newest.state === "declined"}
              text={shownLink.flash?.text ?? ""}
              problem={problem}
              wasSent={shownLink.result === "sent"}
              limits={{ text: MAX_TEXT_LENGTH, photos: MAX_MESSAGE_PHOTOS }}
            />
          )}
          {request.isClosed && (
            <p className="mt-5 text-ink-2">This request has ended. Call us if there is something to add.</p>
          )}
        </section>
        <div className="grid content-start gap-6 lg:col-start-1">
          <RequestFacts request={request} />
          {shownLink && <LinkNote token={shownLink.token} isClosed={request.isClosed} />}
        </div>
        <div
          className={`self-start print:hidden lg:col-start-2 ${newest ? "lg:row-start-4" : "lg:row-span-3 lg:row-start-1"}`}
        >
          <TalkCard reference={request.reference} />
        </div>
      </div>
      {shownLink && <KeepCurrent />}
      {shownLink?.result && SETTLED.includes(shownLink.result) && <FocusHeading id={REQUEST_HEADING_ID} />}
      {shownLink && open && <QuoteBar token={shownLink.token} quote={open} />}
    </>
  );
}

function LinkNote({ token, isClosed }: { token: string; isClosed: boolean }) {
  return (
    <p className="text-15 text-ink-2 print:hidden">
      Whoever has this link can see this page: keep it to yourself. It works until {LINK_LIFETIME_DAYS} days
      after the request ends.{" "}
      {!isClosed && (
        <a className="text-link" href={`/request/${token}/withdraw`}>
          Withdraw this request
        </a>
      )}
    </p>
  );
}
