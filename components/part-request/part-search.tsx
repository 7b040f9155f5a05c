"use client";

import { useMemo, useState } from "react";
import { useDebounced } from "@/components/part-request/use-debounced";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import type { CatalogueEntry } from "@/lib/part-catalogue/catalogue";
import type { MatchedRange } from "@/lib/part-catalogue/folded-text";
import { isSearchable, SEARCH_DEBOUNCE_MS } from "@/lib/part-catalogue/query";
import type { PartSearchHit, PartSearchResult } from "@/lib/part-catalogue/search";

type PartSearchProps = {
  findParts: (query: string) => PartSearchResult;
  onPick: (entry: CatalogueEntry) => void;
};

/** The search over the whole catalogue, which makes the three lists unnecessary. */
export function PartSearch({ findParts, onPick }: PartSearchProps) {
  const [query, setQuery] = useState("");
  const [settledQuery, settle] = useDebounced(query, SEARCH_DEBOUNCE_MS);
  const result = useMemo(() => findParts(settledQuery), [findParts, settledQuery]);
  const options = useMemo(() => [...result.hits], [result]);
  return (
    <Field id="part-search" label="Search for the part">
      <Combobox
        id="part-search"
        placeholder="Try “headlight” or “control arm”"
        query={query}
        onQueryChange={setQuery}
        options={options}
        idOf={({ entry }) => entry.id}
        render={(hit) => <Suggestion hit={hit} />}
        onPick={({ entry }) => {
          setQuery("");
          settle("");
          onPick(entry);
        }}
        status={isSearchable(query) && isSearchable(settledQuery) ? countOf(result) : ""}
        settled={query === settledQuery}
        onSettle={() => settle(query)}
      />
    </Field>
  );
}

function countOf({ hits, total }: PartSearchResult): string {
  if (total === 0) return "No parts found.";
  if (total > hits.length) return `The ${hits.length} best of ${total} matches`;
  return total === 1 ? "1 part matches" : `${total} parts match`;
}

function Suggestion({ hit: { entry, ranges } }: { hit: PartSearchHit }) {
  return (
    <>
      <span className="block font-semibold leading-[1.35]">{underline(entry.name, ranges)}</span>
      <span className="block text-15 text-ink-3 leading-[1.35] in-aria-selected:text-inherit in-aria-selected:opacity-85">
        {entry.category} › {entry.subcategory}
      </span>
    </>
  );
}

/** A name with its matched ranges underlined. */
function underline(name: string, ranges: readonly MatchedRange[]) {
  const pieces = ranges.flatMap(([from, to], index) => [
    name.slice(ranges[index - 1]?.[1] ?? 0, from),
    <mark key={from} className="bg-transparent text-inherit underline decoration-2 underline-offset-3">
      {name.slice(from, to)}
    </mark>,
  ]);
  return [...pieces, name.slice(ranges.at(-1)?.[1] ?? 0)];
}
