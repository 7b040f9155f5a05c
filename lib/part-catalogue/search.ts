import type { CatalogueEntry } from "@/lib/part-catalogue/catalogue";
import { fold, type MatchedRange } from "@/lib/part-catalogue/folded-text";
import {
  bestMatch,
  compareMatches,
  type Match,
  matchName,
  matchStretch,
  matchSubcategory,
  needlesOf,
} from "@/lib/part-catalogue/literal-match";
import { isSearchable } from "@/lib/part-catalogue/query";
import { type Reading, readingsOf } from "@/lib/part-catalogue/query-readings";
import type { IndexedEntry, SearchIndex } from "@/lib/part-catalogue/search-index";
import { matchWords } from "@/lib/part-catalogue/word-match";

export const MAX_RESULTS = 10;

/** The share of the words that an entry needs when none has them all. */
const PARTIAL_SHARE = 0.5;

export type PartSearchHit = { entry: CatalogueEntry; ranges: readonly MatchedRange[] };

/** The best hits, at most MAX_RESULTS, and how many there were before the cut. */
export type PartSearchResult = { hits: readonly PartSearchHit[]; total: number };

/**
 * Finds parts by name: spaces, slashes, hyphens and case do not count, "ac" at the beginning may also stand for
 * "air conditioning", and the letters of the query need only come in order. Beyond that the query's words are read in
 * any order, as plurals, as synonyms from the trade, and with one typo each. Hits are ranked, equals stay in the order of
 * the catalogue.
 */
export function searchParts(index: SearchIndex, query: string): PartSearchResult {
  if (!isSearchable(query)) return { hits: [], total: 0 };
  const needles = needlesOf(query);
  const readings = readingsOf(query, index);
  const ranked = rankEntries(index, (indexed) =>
    bestMatch([...literalMatches(indexed, needles), ...readings.flatMap((one) => readMatches(indexed, one))]),
  );
  const isFound = ranked[0] && ranked[0].match.rank !== "subsequence";
  const all = isFound ? ranked : [...partlyMatching(index, readings), ...ranked];
  const distinct = [...new Map(all.reverse().map((one) => [one.entry.id, one])).values()].reverse();
  const hits = distinct.slice(0, MAX_RESULTS).map(({ entry, match: { ranges } }) => ({ entry, ranges }));
  return { hits, total: distinct.length };
}

type Ranked = { entry: CatalogueEntry; match: Match };

function rankEntries(index: SearchIndex, matchOf: (indexed: IndexedEntry) => Match | null): Ranked[] {
  const ranked = index.entries.flatMap((indexed) => {
    const match = matchOf(indexed);
    return match ? [{ entry: indexed.entry, match }] : [];
  });
  return ranked.sort((a, b) => compareMatches(a.match, b.match));
}

/** The entries that have at least half of the words, for a query of which no entry has them all. */
function partlyMatching(index: SearchIndex, readings: readonly Reading[]): Ranked[] {
  return rankEntries(index, (indexed) =>
    bestMatch(readings.map((reading) => matchWords(indexed, reading, PARTIAL_SHARE))),
  );
}

function literalMatches({ name, subcategory }: IndexedEntry, needles: readonly string[]) {
  return needles.flatMap((needle) => [matchName(name, needle), matchSubcategory(subcategory, needle)]);
}

/** A reading that is a name, or the beginning of one, counts as much as if it had been typed. */
function readMatches(indexed: IndexedEntry, reading: Reading) {
  return [...reading.needles.map((one) => matchStretch(indexed.name, one)), matchWords(indexed, reading)];
}

/** Where a query matches a name, to be underlined; empty when it does not, or when it is too short to be searched. */
export function matchedRanges(name: string, query: string): readonly MatchedRange[] {
  const folded = fold(name);
  return bestMatch(needlesOf(query).map((needle) => matchName(folded, needle)))?.ranges ?? [];
}
