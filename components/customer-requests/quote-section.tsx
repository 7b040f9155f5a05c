import { PrintButton } from "@/components/customer-requests/print-button";
import { QuoteActions } from "@/components/customer-requests/quote-actions";
import { QuoteTicket } from "@/components/quotes/quote-ticket";
import { buttonVariants } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { openQuoteOf } from "@/lib/customer-requests/rules";
import type { CustomerRequest } from "@/lib/customer-requests/schema";
import { expiredText } from "@/lib/customer-requests/texts";
import type { QuoteView } from "@/lib/quotes/schema";

/** The quotes of a request: older ones folded, then the newest. `token` is null for staff, who get no buttons. */
export function QuoteSection({ request, token }: { request: CustomerRequest; token: string | null }) {
  const newest = request.quotes.at(-1);
  if (!newest) return null;
  const open = openQuoteOf(request);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <OldQuotes quotes={request.quotes.slice(0, -1)} newest={newest} />
      <div id={`quote-${newest.number}`} className="max-w-[34rem]">
        <QuoteTicket quote={newest} audience="customer" title="Your quote">
          {token !== null && open && <QuoteActions token={token} quote={open} />}
          {newest.state === "expired" && <Expired quote={newest} request={request} token={token} />}
          {token !== null && newest.state === "accepted" && <PrintButton />}
        </QuoteTicket>
      </div>
    </div>
  );
}

function OldQuotes({ quotes, newest }: { quotes: readonly QuoteView[]; newest: QuoteView }) {
  if (quotes.length === 0) return null;
  return (
    <div className="max-w-[34rem] print:hidden">
      {quotes.map((quote) => (
        <details key={quote.number}>
          <summary className="min-h-11 py-2 font-semibold">Quote {quote.number}</summary>
          <QuoteTicket quote={quote} audience="customer" />
        </details>
      ))}
      <Notice tone="plain">
        There is a newer quote below.{" "}
        <a className="underline underline-offset-2" href={`#quote-${newest.number}`}>
          See it
        </a>
      </Notice>
    </div>
  );
}

function Expired({
  quote,
  request,
  token,
}: {
  quote: QuoteView;
  request: CustomerRequest;
  token: string | null;
}) {
  const text = `Quote ${quote.number} ran out. Is the part still here? I would like a new quote.`;
  return (
    <div className="grid gap-3 px-5 pb-5">
      <p>{expiredText(quote)}</p>
      {token !== null && !request.isClosed && (
        <form className="grid" method="post" action="/api/request/messages">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="text" value={text} />
          <button type="submit" className={buttonVariants({ variant: "primary" })}>
            Ask Again
          </button>
        </form>
      )}
    </div>
  );
}
