import Link from "next/link";
import { CustomerLinkActions } from "@/components/conversations/admin/customer-link-actions";
import { quotePath, quotePrintPath, workOrderPath } from "@/components/quotes/admin/quote-paths";
import { QuoteTicket } from "@/components/quotes/quote-ticket";
import { Icon, type IconName } from "@/components/ui/icon";
import type { ConversationView } from "@/lib/conversations/schema";
import { formatCents } from "@/lib/quotes/format";
import type { QuoteStateView, QuoteView } from "@/lib/quotes/schema";

const STATES: Record<QuoteStateView, string> = {
  draft: "draft",
  sent: "sent",
  accepted: "accepted",
  declined: "declined",
  replaced: "replaced",
  expired: "expired",
};

/** The quote that counts: the newest one that was sent; null while there is none. */
export const currentQuote = (quotes: readonly QuoteView[]): QuoteView | null =>
  quotes.findLast(({ state }) => state !== "draft" && state !== "replaced") ??
  quotes.findLast(({ state }) => state !== "draft") ??
  null;

/** The current quote of a request with what can be done about it, its draft, and its earlier quotes. */
export function QuoteSummary({ request }: { request: ConversationView }) {
  const { reference, quotes } = request;
  const current = currentQuote(quotes);
  const draft = quotes.find(({ state }) => state === "draft");
  const earlier = quotes.filter((quote) => quote !== current && quote !== draft);
  const isOpen = request.closed === null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      {current ? (
        <QuoteTicket quote={current} audience="staff">
          <div className="flex flex-wrap gap-x-5 border-line border-t px-5 py-2">
            {isOpen && <TicketLink href={quotePath(reference)} icon="pencil" label="Revise" />}
            <TicketLink href={quotePrintPath(reference, current.number)} icon="printer" label="Print" />
            {current.state === "accepted" && (
              <TicketLink href={workOrderPath(reference)} icon="printer" label="Work order" />
            )}
            <CustomerLinkActions reference={reference} />
          </div>
        </QuoteTicket>
      ) : (
        <section
          aria-label="Quote"
          className="rounded-plate border-[1.5px] border-control border-dashed px-5 py-3 text-ink-2"
        >
          {isOpen && !draft && <p>No quote yet. Press q, or add a donor.</p>}
          {!isOpen && !draft && <p>No quote.</p>}
          <div className="flex flex-wrap gap-x-5">
            {isOpen && !draft && <TicketLink href={quotePath(reference)} icon="plus" label="Write a quote" />}
            <CustomerLinkActions reference={reference} />
          </div>
        </section>
      )}
      {draft && isOpen && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-card border border-line bg-sheet px-4 py-1.5 text-15">
          <span>
            Draft of quote {draft.number}, {formatCents(draft.totalCents)}
          </span>
          <TicketLink href={quotePath(reference)} icon="pencil" label="Continue" />
        </p>
      )}
      {earlier.length > 0 && (
        <details className="text-15">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {earlier.length === 1 ? "1 earlier quote" : `${earlier.length} earlier quotes`}
          </summary>
          <ul className="grid gap-1">
            {earlier.map(({ _id, number, state, totalCents }) => (
              <li key={_id}>
                <Link
                  href={quotePrintPath(reference, number)}
                  className="text-link inline-block min-h-6"
                  prefetch={false}
                >
                  Quote {number}
                </Link>
                , {formatCents(totalCents)}, {STATES[state]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const ticketLink =
  "inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-15 underline-offset-4 hover:underline";

function TicketLink({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  return (
    <Link href={href} className={ticketLink} prefetch={false}>
      <Icon name={icon} size={18} />
      {label}
    </Link>
  );
}
