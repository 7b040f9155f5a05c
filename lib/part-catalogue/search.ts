import type { CatalogueEntry } from "@/lib/part-catalogue/catalogue";

/** Characters a query must have, separators not counted, before anything is searched. */
export const MIN_QUERY_LENGTH = 2;
export const SEARCH_DEBOUNCE_MS = 300;
export const MAX_RESULTS = 10;

/** Stretch of a name that a query matched: from (inclusive) to (exclusive), in UTF-16 units. */
export type MatchedRange = readonly [from: number, to: number];

export type PartSearchHit = { entry: CatalogueEntry; ranges: readonly MatchedRange[] };

/** The best hits, at most MAX_RESULTS, and how many there were before the cut. */
export type PartSearchResult = { hits: readonly PartSearchHit[]; total: number };

/** How well a name matches, best first. A query in the name of the subcategory beats one strewn over the part's. */
const RANKS = ["exact", "prefix", "word", "substring", "subcategory", "subsequence"] as const;
const rank = (name: (typeof RANKS)[number]) => RANKS.indexOf(name);

type Match = { rank: number; ranges: readonly MatchedRange[] };

/** A name without separators and capitals, each character with its place in the original. */
type Folded = { text: string; places: readonly number[]; wordStarts: ReadonlySet<number> };

const SEPARATOR = /[\s/-]/;

/** Whether a query is long enough to be searched. */
export function isSearchable(query: string): boolean {
  return fold(query).text.length >= MIN_QUERY_LENGTH;
}

/**
 * Finds parts by name: spaces, slashes, hyphens and case do not count, "ac" at the beginning may also stand for
 * "air conditioning", and the letters of the query need only come in order. Hits are ranked, equals stay in the order
 * of the catalogue.
 */
export function searchParts(entries: readonly CatalogueEntry[], query: string): PartSearchResult {
  const needles = needlesOf(query);
  if (needles.length === 0) return { hits: [], total: 0 };
  const ranked: { hit: PartSearchHit; rank: number }[] = [];
  for (const entry of entries) {
    const match = bestMatch(entry, needles);
    if (match) ranked.push({ hit: { entry, ranges: match.ranges }, rank: match.rank });
  }
  ranked.sort((a, b) => a.rank - b.rank);
  return { hits: ranked.slice(0, MAX_RESULTS).map(({ hit }) => hit), total: ranked.length };
}

/** Where a query matches a name, to be underlined; empty when it does not, or when it is too short to be searched. */
export function matchedRanges(name: string, query: string): readonly MatchedRange[] {
  const folded = fold(name);
  return best(needlesOf(query).map((needle) => matchName(folded, needle)))?.ranges ?? [];
}

/** The spellings of a query that are looked for: as typed, and with a leading "ac" written out. */
function needlesOf(query: string): readonly string[] {
  const { text } = fold(query);
  if (text.length < MIN_QUERY_LENGTH) return [];
  return text.startsWith("ac") ? [text, `airconditioning${text.slice(2)}`] : [text];
}

function bestMatch(entry: CatalogueEntry, needles: readonly string[]): Match | null {
  const name = fold(entry.name);
  const subcategory = fold(entry.subcategory);
  return best(needles.flatMap((needle) => [matchName(name, needle), matchSubcategory(subcategory, needle)]));
}

function best(matches: readonly (Match | null)[]): Match | null {
  return matches.reduce((found, next) => (next && (!found || next.rank < found.rank) ? next : found), null);
}

function matchName(name: Folded, needle: string): Match | null {
  const stretch = (at: number): readonly MatchedRange[] => rangesOf(name, at, needle.length);
  if (name.text === needle) return { rank: rank("exact"), ranges: stretch(0) };
  if (name.text.startsWith(needle)) return { rank: rank("prefix"), ranges: stretch(0) };
  const word = indexAtWordStart(name, needle);
  if (word >= 0) return { rank: rank("word"), ranges: stretch(word) };
  const inside = name.text.indexOf(needle);
  if (inside >= 0) return { rank: rank("substring"), ranges: stretch(inside) };
  const ranges = subsequence(name, needle);
  return ranges && { rank: rank("subsequence"), ranges };
}

/** "control arms" means every part in Control Arms, though each is called an arm: whole words, more than two letters. */
function matchSubcategory(subcategory: Folded, needle: string): Match | null {
  if (needle.length <= MIN_QUERY_LENGTH) return null;
  const at = indexAtWordStart(subcategory, needle);
  if (at < 0 || !endsWord(subcategory, at + needle.length)) return null;
  return { rank: rank("subcategory"), ranges: [] };
}

function indexAtWordStart({ text, wordStarts }: Folded, needle: string): number {
  for (const start of wordStarts) if (text.startsWith(needle, start)) return start;
  return -1;
}

function endsWord({ text, wordStarts }: Folded, end: number): boolean {
  return end === text.length || wordStarts.has(end);
}

function fold(original: string): Folded {
  const places: number[] = [];
  const wordStarts = new Set<number>();
  let text = "";
  let atWordStart = true;
  for (let place = 0; place < original.length; place++) {
    const character = original.charAt(place);
    if (SEPARATOR.test(character)) {
      atWordStart = true;
      continue;
    }
    if (atWordStart) wordStarts.add(text.length);
    atWordStart = false;
    text += character.toLowerCase().charAt(0);
    places.push(place);
  }
  return { text, places, wordStarts };
}

/** A stretch of folded text as it stands in the original, separators inside it included. */
function rangesOf({ places }: Folded, at: number, length: number): readonly MatchedRange[] {
  const from = places[at];
  const last = places[at + length - 1];
  return from === undefined || last === undefined ? [] : [[from, last + 1]];
}

/** The letters of the needle in order, each as early as can be, neighbours joined; null when they are not all there. */
function subsequence({ text, places }: Folded, needle: string): readonly MatchedRange[] | null {
  const ranges: [number, number][] = [];
  let at = -1;
  for (const character of needle) {
    at = text.indexOf(character, at + 1);
    const place = places[at];
    if (place === undefined) return null;
    const previous = ranges.at(-1);
    if (previous?.[1] === place) previous[1] = place + 1;
    else ranges.push([place, place + 1]);
  }
  return ranges;
}
