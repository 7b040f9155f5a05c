import { Tag } from "@/components/ui/tag";
import { formatCents } from "@/lib/quotes/format";
import type { QuoteLineView } from "@/lib/quotes/schema";
import { formatMiles } from "@/lib/vehicles/format";

type Audience = "staff" | "customer";

/** The lines of a quote: part and price, the vehicle it comes from, its grade, and its condition in words. */
export function QuoteLines({ lines, audience }: { lines: readonly QuoteLineView[]; audience: Audience }) {
  return (
    <ol>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and keep no state.
        <li key={index} className="not-first:border-line not-first:border-t px-5 py-3">
          <p className="flex justify-between gap-3 font-semibold">
            <span className="min-w-0 wrap-anywhere">{line.part || "…"}</span>
            <span className="tabular-nums">{formatCents(line.priceCents)}</span>
          </p>
          <LineDetails line={line} audience={audience} />
        </li>
      ))}
    </ol>
  );
}

function LineDetails({ line, audience }: { line: QuoteLineView; audience: Audience }) {
  const { donor, grade, description, coreCents } = line;
  if (!donor && !grade && !description && coreCents === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 text-15 text-ink-2">
      {donor && (
        <Tag tone="steel" wraps>
          {donor.stockNumber}
        </Tag>
      )}
      {donor && audience === "customer" && <span>off a {donor.name}</span>}
      {donor && donor.miles !== null && <span>{formatMiles(donor.miles)} miles</span>}
      {grade && (
        <span className="rounded-badge border-[1.5px] border-ink px-2 font-bold font-sign text-17 text-ink">
          <span className="sr-only">Grade </span>
          {grade}
        </span>
      )}
      {description && <span className="min-w-0 wrap-anywhere">{description}</span>}
      {coreCents > 0 && <span>plus {formatCents(coreCents)} core charge</span>}
    </p>
  );
}
