"use client";

import { useMemo, useRef, useState } from "react";
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

/** The search over the whole catalogue: the quick way to a part, past the three lists. */
export function PartSearch({ findParts, onPick }: PartSearchProps) {
  const [query, setQuery] = useState("");
  const [settledQuery, settle] = useDebounced(query, SEARCH_DEBOUNCE_MS);
  const result = useMemo(() => findParts(settledQuery), [findParts, settledQuery]);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field id="part-search" label="Search for the part">
      <Combobox
        id="part-search"
        inputRef={input}
        placeholder="Try “headlight” or “control arm”"
        query={query}
        onQueryChange={setQuery}
        options={result.hits}
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
      <span className="part-name">{underline(entry.name, ranges)}</span>
      <span className="part-path">
        {entry.category} › {entry.subcategory}
      </span>
    </>
  );
}

/** A name with its matched stretches underlined. */
function underline(name: string, ranges: readonly MatchedRange[]) {
  const pieces = ranges.flatMap(([from, to], index) => [
    name.slice(ranges[index - 1]?.[1] ?? 0, from),
    <mark key={from}>{name.slice(from, to)}</mark>,
  ]);
  return [...pieces, name.slice(ranges.at(-1)?.[1] ?? 0)];
}
