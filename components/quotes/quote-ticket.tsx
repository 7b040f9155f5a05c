import { type ReactNode, useId } from "react";
import { quoteBadge } from "@/components/quotes/quote-badges";
import { QuoteLines } from "@/components/quotes/quote-lines";
import { QuoteTerms } from "@/components/quotes/quote-terms";
import { Badge } from "@/components/ui/badge";
import { ticket } from "@/components/ui/card";
import { formatCents } from "@/lib/quotes/format";
import type { QuoteView } from "@/lib/quotes/schema";
import { quoteSums } from "@/lib/quotes/sums";

type QuoteTicketProps = {
  quote: QuoteView;
  audience: "staff" | "customer";
  /** The heading; "Quote 1" by default. */
  title?: string;
  /** For the builder: the text of the total, which is larger than beside a conversation. */
  total?: string;
  /** Below the terms, such as buttons. */
  children?: ReactNode;
};

/** A quote: its lines, sums, total, terms, and the message that was sent with it. The same for staff and customers. */
export function QuoteTicket({
  quote,
  audience,
  title = `Quote ${quote.number}`,
  total,
  children,
}: QuoteTicketProps) {
  const id = useId();
  const isOver = quote.state === "expired" || quote.state === "replaced";
  return (
    <section className={`${ticket} ${isOver ? "text-ink-2" : ""}`} aria-labelledby={id}>
      <div className="flex items-center justify-between gap-3 border-ink border-b-2 px-5 py-3">
        <h2 id={id} className="text-26 leading-[1.15]">
          {title}
        </h2>
        <Badge {...quoteBadge(quote.state, audience)} />
      </div>
      <QuoteLines lines={quote.lines} audience={audience} />
      <Sums quote={quote} isPending={total === PENDING_TOTAL} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 px-5 pb-3">
        <span className="font-bold font-sign text-24">Total</span>{" "}
        <b className={`font-sign leading-[1.15] tabular-nums ${totalSize(audience, total)}`}>
          {total ?? formatCents(quote.totalCents)}
        </b>
      </p>
      <QuoteTerms quote={quote} audience={audience} />
      {children}
    </section>
  );
}

/** The total until the server has computed it. */
export const PENDING_TOTAL = "…";

function totalSize(audience: "staff" | "customer", total: string | undefined): string {
  // Smaller on the narrowest phones, so that the total stays on one line.
  if (audience === "customer") return "text-[min(3.75rem,16vw)]";
  return total === undefined ? "text-44" : "text-[min(3.5rem,15vw)]";
}

function Sums({ quote, isPending }: { quote: QuoteView; isPending: boolean }) {
  return (
    <dl className="border-line border-t px-5 pt-3 text-ink-2 tabular-nums">
      {quoteSums(quote).map(({ label, cents }) => (
        <div key={label} className="flex justify-between gap-3">
          <dt className="wrap-anywhere">{label}</dt>
          <dd>{isPending ? PENDING_TOTAL : formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
