import Link from "next/link";
import type { ReactNode } from "react";
import { requestPath } from "@/components/desk/admin/desk-view";
import { Icon } from "@/components/ui/icon";
import { formatMonthDay } from "@/lib/quotes/format";
import type { QuoteWarning } from "@/lib/quotes/schema";

/** Warnings about a quote. They do not prevent sending it. */
export function QuoteWarnings({ warnings }: { warnings: readonly QuoteWarning[] }) {
  return (
    <div role="status" className="grid gap-1 not-empty:mt-2">
      {warnings.map((warning) => (
        <p
          key={warning.kind}
          className="flex items-start gap-2 text-15 text-amber leading-normal [&>svg]:mt-[0.1rem] [&>svg]:flex-none"
        >
          <Icon name="warning" size={18} />
          <span>{warningText(warning)}</span>
        </p>
      ))}
    </div>
  );
}

function warningText(warning: QuoteWarning): ReactNode {
  switch (warning.kind) {
    case "promised":
      return (
        <>
          <b className="font-semibold">Promised already:</b> {warning.reference} accepted this part off{" "}
          {warning.stockNumber} on {formatMonthDay(warning.acceptedAt)}.{" "}
          <Link
            href={requestPath(warning.reference)}
            className="underline underline-offset-3"
            prefetch={false}
            target="_blank"
          >
            See it<span className="sr-only"> (new window)</span>
          </Link>
        </>
      );
    case "awaiting_dismantle":
      return (
        <>
          <b className="font-semibold">Awaiting dismantle:</b> {warning.stockNumber} has not been taken apart
          yet.
        </>
      );
    case "closed_day":
      return (
        <>
          <b className="font-semibold">Closed that day:</b> the shop is not open on the last day of this
          quote.
        </>
      );
    case "replaces_accepted":
      return (
        <>
          <b className="font-semibold">Accepted already:</b> the customer accepted quote {warning.number}.
          Sending this one replaces it, and its parts are no longer set aside.
        </>
      );
  }
}
