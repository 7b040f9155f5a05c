import { PrintSheet } from "@/components/quotes/admin/print-sheet";
import { QuoteTicket } from "@/components/quotes/quote-ticket";
import { business } from "@/lib/business";
import type { ConversationView } from "@/lib/conversations/schema";
import { formatLongMoment } from "@/lib/quotes/format";
import type { QuoteView } from "@/lib/quotes/schema";

/** The printable page of a sent quote, as its customer sees it. */
export function QuotePrint({ conversation, quote }: { conversation: ConversationView; quote: QuoteView }) {
  return (
    <PrintSheet
      title={`Quote ${quote.number}`}
      note={quote.sentAt ? formatLongMoment(quote.sentAt) : "Draft"}
      conversation={conversation}
    >
      {/* The message was written for the email: printed, it could need a second page. */}
      <QuoteTicket quote={{ ...quote, message: null }} audience="customer" />
      <p className="mt-4 text-15 text-ink-2">
        Questions? Call {business.phone}, {business.hoursShort.open}, and say {conversation.reference}.
      </p>
    </PrintSheet>
  );
}
