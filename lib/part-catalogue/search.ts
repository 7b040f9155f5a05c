import type { CatalogueEntry } from "@/lib/part-catalogue/catalogue";
import { fold, type MatchedRange } from "@/lib/part-catalogue/folded-text";
import {
  bestMatch,
  compareMatches,
  type Match,
  matchName,
  matchSubcategory,
  matchSubstring,
  needlesOf,
} from "@/lib/part-catalogue/literal-match";
import { isSearchable } from "@/lib/part-catalogue/query";
import { type Reading, readingsOf } from "@/lib/part-catalogue/query-readings";
import type { IndexedEntry, SearchIndex } from "@/lib/part-catalogue/search-index";
import { matchWords } from "@/lib/part-catalogue/word-match";

export const MAX_RESULTS = 10;

/** The fraction of words that a partial match needs, when no entry matches all words. */
const PARTIAL_FRACTION = 0.5;

export type PartSearchHit = { entry: CatalogueEntry; ranges: readonly MatchedRange[] };

/** The best hits, at most MAX_RESULTS, and the total number of hits. */
export type PartSearchResult = { hits: readonly PartSearchHit[]; total: number };

/**
 * Searches parts by name. Ignores spaces, slashes, hyphens and case, expands a leading "ac" to "air conditioning", and
 * also matches the letters of the query as a subsequence. Also matches the query's words in any order, as plurals, as
 * synonyms, and with one typo each.
 *
 * Hits are ordered by rank: exact name, prefix, start of a word, substring, subcategory, words in any order, subsequence;
 * then by score, then in the order of the catalogue.
 */
export function searchParts(index: SearchIndex, query: string): PartSearchResult {
  if (!isSearchable(query)) return { hits: [], total: 0 };
  const needles = needlesOf(query);
  const readings = readingsOf(query, index);
  const ranked = rankEntries(index, (indexed) =>
    bestMatch([
      ...literalMatches(indexed, needles),
      ...readings.flatMap((one) => readingMatches(indexed, one)),
    ]),
  );
  const isFound = ranked[0] && ranked[0].match.rank !== "subsequence";
  const all = isFound ? ranked : [...partialMatches(index, readings), ...ranked];
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

/** The entries that match at least half of the words. */
function partialMatches(index: SearchIndex, readings: readonly Reading[]): Ranked[] {
  return rankEntries(index, (indexed) =>
    bestMatch(readings.map((reading) => matchWords(indexed, reading, PARTIAL_FRACTION))),
  );
}

function literalMatches({ name, subcategory }: IndexedEntry, needles: readonly string[]) {
  return needles.flatMap((needle) => [matchName(name, needle), matchSubcategory(subcategory, needle)]);
}

/** A reading that is a substring of a name has the same rank as a literal match. */
function readingMatches(indexed: IndexedEntry, reading: Reading) {
  return [...reading.needles.map((one) => matchSubstring(indexed.name, one)), matchWords(indexed, reading)];
}

/** The ranges of a name to underline for a query; empty if it does not match or is too short to search. */
export function matchedRanges(name: string, query: string): readonly MatchedRange[] {
  const folded = fold(name);
  return bestMatch(needlesOf(query).map((needle) => matchName(folded, needle)))?.ranges ?? [];
}
