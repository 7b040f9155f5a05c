import type { ReactNode } from "react";
import { PrintSheet } from "@/components/quotes/admin/print-sheet";
import type { ConversationView } from "@/lib/conversations/schema";
import { formatLongMoment } from "@/lib/quotes/format";
import type { QuoteLineView, QuoteView } from "@/lib/quotes/schema";
import { formatMiles } from "@/lib/vehicles/format";

const BLANK_LINES = ["first", "second", "third", "fourth", "fifth"];

/** The printable work order of a request: the parts of its accepted quote, or what was asked for, and room to write. */
export function WorkOrder({ conversation, now }: { conversation: ConversationView; now: Date }) {
  const accepted = conversation.quotes.find(({ state }) => state === "accepted");
  return (
    <PrintSheet title="Work order" note={formatLongMoment(now.toISOString())} conversation={conversation}>
      {accepted ? <PartsToPull quote={accepted} /> : <AskedFor conversation={conversation} />}
      <Section title="Work done">
        {BLANK_LINES.map((line) => (
          <div key={line} className="h-9 border-line border-b" aria-hidden="true" />
        ))}
      </Section>
      <div className="mt-8 grid grid-cols-2 gap-8 text-15 text-ink-3">
        <p className="border-ink border-t pt-1.5">Done by</p>
        <p className="border-ink border-t pt-1.5">Date</p>
      </div>
    </PrintSheet>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5">
      <h2 className="mb-2 text-24 leading-[1.15]">{title}</h2>
      {children}
    </section>
  );
}

function PartsToPull({ quote }: { quote: QuoteView }) {
  const { handover, shippingTo, number } = quote;
  const shipped = shippingTo ? `Ship to ${shippingTo}` : "Ship";
  return (
    <Section title={`Parts of quote ${number}, accepted`}>
      <ul className="border-ink border-t-2">
        {quote.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and keep no state.
          <li key={index} className="flex items-start gap-3 border-line border-b py-2">
            <span className="mt-0.5 size-4.5 flex-none border-2 border-ink" aria-hidden="true" />
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">{line.part}</p>
              <p className="text-15 text-ink-2">{lineText(line)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3 font-semibold">{handover === "ship" ? shipped : "Customer picks it up"}</p>
    </Section>
  );
}

function lineText({ donor, grade, description, coreCents }: QuoteLineView): string {
  return [
    donor && `Off ${donor.stockNumber}, ${donor.name}`,
    donor?.miles != null && `${formatMiles(donor.miles)} miles`,
    grade && `grade ${grade}`,
    description,
    coreCents > 0 && "take the old part back (core charge)",
  ]
    .filter(Boolean)
    .join(", ");
}

function AskedFor({ conversation }: { conversation: ConversationView }) {
  const { subject, details, messages } = conversation;
  const first = messages.find(({ author, kind }) => author === "customer" && kind === "message");
  return (
    <Section title="Asked for">
      <p className="font-semibold wrap-anywhere">{subject}</p>
      {details.map(({ label, value }) => (
        <p key={label} className="wrap-anywhere">
          {label}: {value}
        </p>
      ))}
      {/* The first lines: the order is one page long. */}
      {first?.text && <p className="mt-1.5 line-clamp-8 whitespace-pre-line wrap-anywhere">{first.text}</p>}
    </Section>
  );
}
