import { AcceptButton } from "@/components/customer-requests/accept-button";
import { AcceptQuestion } from "@/components/customer-requests/accept-question";
import { BottomBar } from "@/components/layout/bottom-bar";
import { buttonVariants } from "@/components/ui/button";
import { formatCents } from "@/lib/quotes/format";
import type { QuoteView } from "@/lib/quotes/schema";

const BUTTONS_ID = "quote-buttons";

type Props = { token: string; quote: QuoteView };

/** The buttons of an open quote, at the end of its ticket. */
export function QuoteActions({ token, quote }: Props) {
  return (
    <div className="grid gap-3 px-5 pb-5 print:hidden" id={BUTTONS_ID}>
      <AcceptButton
        href={`/request/${token}/accept`}
        className={buttonVariants({ variant: "primary" })}
        label="Accept Quote"
        question={
          <AcceptQuestion token={token} quote={quote}>
            {null}
          </AcceptQuestion>
        }
      />
      <a className={buttonVariants({ variant: "secondary" })} href={`/request/${token}/decline`}>
        Decline
      </a>
      <p className="text-15 text-ink-2">
        Nothing to pay now. We set the part aside and you pay when it is handed over, or by phone before we
        ship.
      </p>
    </div>
  );
}

/** The same buttons at the bottom of a phone's screen, while those of the ticket are not on the screen. */
export function QuoteBar({ token, quote }: Props) {
  return (
    <BottomBar unless={[BUTTONS_ID]}>
      <a
        className={buttonVariants({ variant: "secondary", size: "bar", ends: "bar" })}
        href={`/request/${token}/decline`}
      >
        Decline
      </a>
      <div className="grid">
        <AcceptButton
          href={`/request/${token}/accept`}
          className={buttonVariants({ variant: "primary", size: "bar", ends: "bar" })}
          label={`Accept ${formatCents(quote.totalCents)}`}
          question={
            <AcceptQuestion token={token} quote={quote}>
              {null}
            </AcceptQuestion>
          }
        />
      </div>
    </BottomBar>
  );
}
