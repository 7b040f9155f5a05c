import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { partsOf } from "@/lib/customer-requests/rules";
import { formatCents } from "@/lib/quotes/format";
import type { QuoteView } from "@/lib/quotes/schema";

/** The question before a quote is accepted: the part, the sum, and both answers. `children` is the way back. */
export function AcceptQuestion({
  token,
  quote,
  children,
}: {
  token: string;
  quote: Pick<QuoteView, "number" | "lines" | "totalCents">;
  children: ReactNode;
}) {
  return (
    <form className="grid gap-4" method="post" action="/api/request/accept">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="quote" value={quote.number} />
      <p className="wrap-anywhere text-ink-2">
        {partsOf(quote)}, <b className="font-semibold text-ink">{formatCents(quote.totalCents)}</b>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <button type="submit" className={buttonVariants({ variant: "primary" })}>
          Accept {formatCents(quote.totalCents)}
        </button>
        {children}
      </div>
    </form>
  );
}
