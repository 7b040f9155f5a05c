import { bolted } from "@/components/layout/plate";
import { Icon } from "@/components/ui/icon";
import { formatLongMoment, formatShortMoment } from "@/lib/quotes/format";
import { warrantyScope } from "@/lib/quotes/rules";
import { DECLINE_REASONS, type QuoteView } from "@/lib/quotes/schema";

/** The terms of a quote: lines of text for staff, and with the warranty on a plate for customers. */
export function QuoteTerms({ quote, audience }: { quote: QuoteView; audience: "staff" | "customer" }) {
  if (audience === "customer") return <CustomerTerms quote={quote} />;
  return (
    <div className="border-line border-t px-5 py-3 text-15 text-ink-2 wrap-anywhere">
      <p>
        {quote.warranty}. Valid until {formatShortMoment(quote.validUntil)}.
      </p>
      {quote.sentAt && <p>{sentText(quote, quote.sentAt)}</p>}
      {quote.decidedAt && <p>{decidedText(quote, quote.decidedAt)}</p>}
      {quote.sentAt && quote.message && <p className="whitespace-pre-line">“{quote.message}”</p>}
    </div>
  );
}

const EMAIL_STATES = { waiting: " Mail waiting.", sent: " Mail sent.", failed: " Mail failed." } as const;

function sentText({ sentBy, email }: QuoteView, sentAt: string): string {
  return `Sent ${formatShortMoment(sentAt)}${sentBy ? ` by ${sentBy}` : ""}.${email ? EMAIL_STATES[email.state] : ""}`;
}

function decidedText({ state, declineReason, declineText }: QuoteView, decidedAt: string): string {
  const at = formatShortMoment(decidedAt);
  const why = [declineReason && DECLINE_REASONS[declineReason], declineText].filter(Boolean);
  if (state === "declined") return `Declined ${at}${why.length > 0 ? `: ${why.join(". ")}` : ""}.`;
  return `Accepted ${at}.`;
}

function CustomerTerms({ quote }: { quote: QuoteView }) {
  const { warranty, lines, message, state, validUntil, decidedAt } = quote;
  return (
    <div className="grid gap-3 px-5 pb-5">
      <p className={`${bolted} rounded-plate border-2 border-ink px-14 py-3 text-center text-15 text-ink-2`}>
        <b className="block font-sign text-24 text-ink leading-[1.15]">{warranty}</b>
        {warrantyScope(warranty, lines.length)}
      </p>
      {message && <p className="whitespace-pre-line wrap-anywhere">{message}</p>}
      {state === "sent" && (
        <p className="flex items-start gap-2">
          <Icon name="clock" />
          <span>
            Good until <b className="font-semibold">{formatLongMoment(validUntil)}</b>
          </span>
        </p>
      )}
      {state === "accepted" && decidedAt && (
        <p className="flex items-start gap-2 text-green">
          <Icon name="check" />
          <span>
            Accepted <b className="font-semibold">{formatLongMoment(decidedAt)}</b>
          </span>
        </p>
      )}
    </div>
  );
}
