import { type MatchedRange, rangesOf } from "@/lib/part-catalogue/folded-text";
import type { Match } from "@/lib/part-catalogue/literal-match";
import type { QueryWord, Reading } from "@/lib/part-catalogue/query-readings";
import type { IndexedEntry } from "@/lib/part-catalogue/search-index";

/** What a matched word is worth: a whole word of the name, its beginning, a part of it, or a word of what it belongs to. */
const WORTH = { word: 1, beginning: 0.65, inside: 0.35, subcategory: 0.5, category: 0.3 } as const;
const OPTIONAL_BONUS = 0.1;
const MISSING_POSITION = 0.3;
/** For each word of the name that was not asked for; less when it says little. */
const UNASKED_WORD = 0.04;
const UNASKED_MINOR_WORD = 0.015;

const MIN_BEGINNING = 3;
const MIN_INSIDE = 4;

type WordMatch = { worth: number; at: number; length: number };

/**
 * How well an entry matches the words of a reading, in any order; null when it has not at least the given share of
 * those that count.
 */
export function matchWords(indexed: IndexedEntry, { words }: Reading, requiredShare = 1): Match | null {
  const found = words.map((word) => ({ word, match: matchWord(indexed, word) }));
  const counted = found.filter(({ word, match }) => !word.isOptional && (match || !word.isPosition));
  const matched = counted.filter(({ match }) => match);
  if (matched.length === 0 || matched.length < requiredShare * counted.length) return null;
  const worth = matched.reduce((sum, { match }) => sum + (match?.worth ?? 0), 0) / counted.length;
  const bonus = found.filter(({ word, match }) => word.isOptional && match?.worth === WORTH.word).length;
  const missing = found.filter(({ word, match }) => word.isPosition && !match).length;
  const score = worth + OPTIONAL_BONUS * bonus - MISSING_POSITION * missing - costOfUnasked(indexed, words);
  const ranges = found.flatMap(({ match }) =>
    match && match.length > 0 ? rangesOf(indexed.name, match.at, match.length) : [],
  );
  return { rank: "words", score, ranges: inOrder(ranges) };
}

function matchWord({ nameWords, subcategoryStems, categoryStems }: IndexedEntry, word: QueryWord) {
  let best: WordMatch | null = null;
  const consider = (worth: number, at: number, length: number) => {
    if (!best || worth > best.worth) best = { worth, at, length };
  };
  const typed = word.stem;
  for (const { text, stem, at } of nameWords) {
    const inside = text.indexOf(typed);
    if (stem === typed) consider(WORTH.word, at, text.length);
    else if (inside === 0 && typed.length >= MIN_BEGINNING) consider(WORTH.beginning, at, typed.length);
    else if (inside > 0 && typed.length >= MIN_INSIDE) consider(WORTH.inside, at + inside, typed.length);
  }
  if (subcategoryStems.has(typed)) consider(WORTH.subcategory, 0, 0);
  if (categoryStems.has(typed)) consider(WORTH.category, 0, 0);
  return best as WordMatch | null;
}

function costOfUnasked({ nameWords }: IndexedEntry, words: readonly QueryWord[]): number {
  const unasked = nameWords.filter(({ stem }) => !words.some((word) => word.stem === stem));
  return unasked.reduce((sum, { isMinor }) => sum + (isMinor ? UNASKED_MINOR_WORD : UNASKED_WORD), 0);
}

/** The stretches from left to right, without those inside another. */
function inOrder(ranges: readonly MatchedRange[]): readonly MatchedRange[] {
  const sorted = [...ranges].sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd);
  const kept: MatchedRange[] = [];
  for (const range of sorted) if (range[0] >= (kept.at(-1)?.[1] ?? 0)) kept.push(range);
  return kept;
}
