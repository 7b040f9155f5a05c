import { buttonVariants } from "@/components/ui/button";
import { controlVariants } from "@/components/ui/control";
import { Field } from "@/components/ui/field";
import { partsOf } from "@/lib/customer-requests/rules";
import { MAX_DECLINE_LENGTH } from "@/lib/customer-requests/schema";
import { formatCents } from "@/lib/quotes/format";
import { DECLINE_REASONS, type QuoteView } from "@/lib/quotes/schema";

/** Why a quote is declined: a reason and a line, both optional. */
export function DeclineQuestion({ token, quote, text }: { token: string; quote: QuoteView; text: string }) {
  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-5" method="post" action="/api/request/decline">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="quote" value={quote.number} />
      <p className="wrap-anywhere text-ink-2">
        {partsOf(quote)}, {formatCents(quote.totalCents)}
      </p>
      <fieldset>
        <legend className="mb-1.5 font-semibold text-label leading-normal">
          Why? <span className="font-normal text-ink-3">(optional)</span>
        </legend>
        {Object.entries(DECLINE_REASONS).map(([reason, label]) => (
          <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input className="size-5 accent-ink" type="radio" name="reason" value={reason} />
            {label}
          </label>
        ))}
      </fieldset>
      <Field id="text" label="Anything else?" optional>
        <input
          className={controlVariants()}
          id="text"
          name="text"
          maxLength={MAX_DECLINE_LENGTH}
          defaultValue={text.slice(0, MAX_DECLINE_LENGTH)}
        />
      </Field>
      <div className="grid gap-3">
        <button type="submit" className={buttonVariants({ variant: "primary" })}>
          Decline Quote
        </button>
        <a className={buttonVariants({ variant: "secondary" })} href={`/request/${token}`}>
          Not yet
        </a>
      </div>
    </form>
  );
}
