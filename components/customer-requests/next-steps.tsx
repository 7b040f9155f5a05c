import { card } from "@/components/ui/card";
import { business, telephoneLink } from "@/lib/business";
import type { CustomerRequest } from "@/lib/customer-requests/schema";
import { formatCents } from "@/lib/quotes/format";
import type { QuoteView } from "@/lib/quotes/schema";

/** What happens after a quote was accepted: two steps to pick the part up, three if it is shipped. */
export function NextSteps({
  quote,
  customer,
  canWrite,
}: {
  quote: QuoteView;
  customer: CustomerRequest["customer"];
  /** Whether the page has the form of a message. */
  canWrite: boolean;
}) {
  return (
    <section className={`${card} max-w-[34rem] p-5`} aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-26 leading-[1.15]">
        What happens now
      </h2>
      <ol className="mt-3">
        {stepsFor(quote, customer).map(([title, text], index) => (
          <li key={title} className="flex gap-4 border-line border-t py-2.5">
            <span className="w-5 flex-none font-bold font-sign text-22" aria-hidden="true">
              {index + 1}
            </span>
            <span className="min-w-0">
              <b className="block font-semibold">{title}</b>
              <span className="text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-15 text-ink-2">
        {quote.handover === "ship" ? "Changed your mind, or want to pick it up?" : "Changed your mind?"}{" "}
        {canWrite ? (
          <>
            <a className="text-link" href="#write">
              Write to us
            </a>{" "}
            or call{" "}
          </>
        ) : (
          "Call "
        )}
        <a className="text-link whitespace-nowrap" href={telephoneLink}>
          {business.phone}
        </a>
        .
      </p>
    </section>
  );
}

function stepsFor(
  quote: QuoteView,
  { phone, email }: CustomerRequest["customer"],
): [title: string, text: string][] {
  const total = formatCents(quote.totalCents);
  const pull: [string, string] = ["We pull and check it", "usually within two business days"];
  if (quote.handover === "pickup") {
    return [
      pull,
      [`You pick it up and pay ${total}`, `we tell you when it is ready: ${business.hoursShort.open}`],
    ];
  }
  return [
    pull,
    [
      `You pay ${total}`,
      phone ? `we call ${phone} for it before we ship` : "we write to you about it before we ship",
    ],
    [
      quote.shippingTo ? `It goes out to ${quote.shippingTo}` : "It goes out",
      `with a tracking number ${email ? "by mail and " : ""}on this page`,
    ],
  ];
}
