"use client";

import { useQuery } from "@tanstack/react-query";
import { currentQuote } from "@/components/conversations/admin/quote-summary";
import { donorsQuery } from "@/components/donors/admin/donor-queries";
import type { ConversationView } from "@/lib/conversations/schema";

const SEGMENTS = ["conversation", "quote", "donors"] as const;
export type Segment = (typeof SEGMENTS)[number];

type RequestSegmentsProps = {
  request: ConversationView;
  segment: Segment;
  onSegment: (segment: Segment) => void;
};

const choice =
  "flex min-h-11.5 cursor-pointer items-center justify-center gap-1.5 border-control border-l px-1.5 font-semibold first:border-l-0 aria-pressed:bg-stamp aria-pressed:text-on-stamp focus-visible:-outline-offset-3 forced-colors:aria-pressed:border-4";

/** On phones: which part of a part request is shown. */
export function RequestSegments({ request, segment, onSegment }: RequestSegmentsProps) {
  const { data: donors } = useQuery(donorsQuery(request.reference));
  const quote = currentQuote(request.quotes);
  const labels: Record<Segment, string> = {
    conversation: "Conversation",
    quote: quote ? `Quote ${quote.number}` : "Quote",
    donors: donors ? `Donors ${donors.length}` : "Donors",
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label="Show"
      className="grid grid-cols-3 overflow-hidden rounded-field border border-control bg-sheet md:hidden"
    >
      {SEGMENTS.map((one) => (
        <button
          key={one}
          type="button"
          className={choice}
          aria-pressed={one === segment}
          onClick={() => onSegment(one)}
        >
          {labels[one]}
        </button>
      ))}
    </div>
  );
}
