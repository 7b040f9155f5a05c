import { type MatchedRange, rangesOf } from "@/lib/part-catalogue/folded-text";
import type { Match } from "@/lib/part-catalogue/literal-match";
import type { QueryWord, Reading } from "@/lib/part-catalogue/query-readings";
import type { IndexedEntry } from "@/lib/part-catalogue/search-index";

/** The weight of a matched word: a word of the name, its start, a part of it, or a word of the subcategory or category. */
const WEIGHTS = { word: 1, prefix: 0.65, substring: 0.35, subcategory: 0.5, category: 0.3 } as const;
const OPTIONAL_BONUS = 0.1;
const MISSING_POSITION_PENALTY = 0.3;
/** The penalty for each word of the name that is not in the query. */
const EXTRA_WORD_PENALTY = 0.04;
const EXTRA_MINOR_WORD_PENALTY = 0.015;

const MIN_PREFIX_LENGTH = 3;
const MIN_SUBSTRING_LENGTH = 4;

type WordMatch = { weight: number; at: number; length: number };

/**
 * Matches the words of a reading in any order. Null if less than `requiredFraction` of the words match, not counting
 * optional words and positions that do not match.
 */
export function matchWords(indexed: IndexedEntry, { words }: Reading, requiredFraction = 1): Match | null {
  const found = words.map((word) => ({ word, match: matchWord(indexed, word) }));
  const counted = found.filter(({ word, match }) => !word.isOptional && (match || !word.isPosition));
  const matched = counted.filter(({ match }) => match);
  if (matched.length === 0 || matched.length < requiredFraction * counted.length) return null;
  const weight = matched.reduce((sum, { match }) => sum + (match?.weight ?? 0), 0) / counted.length;
  const bonus = found.filter(({ word, match }) => word.isOptional && match?.weight === WEIGHTS.word).length;
  const missing = found.filter(({ word, match }) => word.isPosition && !match).length;
  const score =
    weight + OPTIONAL_BONUS * bonus - MISSING_POSITION_PENALTY * missing - extraWordPenalty(indexed, words);
  const ranges = found.flatMap(({ match }) =>
    match && match.length > 0 ? rangesOf(indexed.name, match.at, match.length) : [],
  );
  return { rank: "words", score, ranges: withoutOverlaps(ranges) };
}

function matchWord({ nameWords, subcategoryStems, categoryStems }: IndexedEntry, word: QueryWord) {
  let best: WordMatch | null = null;
  const consider = (weight: number, at: number, length: number) => {
    if (!best || weight > best.weight) best = { weight, at, length };
  };
  const typed = word.stem;
  for (const { text, stem, at } of nameWords) {
    const start = text.indexOf(typed);
    if (stem === typed) consider(WEIGHTS.word, at, text.length);
    else if (start === 0 && typed.length >= MIN_PREFIX_LENGTH) consider(WEIGHTS.prefix, at, typed.length);
    else if (start > 0 && typed.length >= MIN_SUBSTRING_LENGTH)
      consider(WEIGHTS.substring, at + start, typed.length);
  }
  if (subcategoryStems.has(typed)) consider(WEIGHTS.subcategory, 0, 0);
  if (categoryStems.has(typed)) consider(WEIGHTS.category, 0, 0);
  return best as WordMatch | null;
}

function extraWordPenalty({ nameWords }: IndexedEntry, words: readonly QueryWord[]): number {
  const extra = nameWords.filter(({ stem }) => !words.some((word) => word.stem === stem));
  return extra.reduce(
    (sum, { isMinor }) => sum + (isMinor ? EXTRA_MINOR_WORD_PENALTY : EXTRA_WORD_PENALTY),
    0,
  );
}

/** The ranges from left to right, without those that overlap an earlier one. */
function withoutOverlaps(ranges: readonly MatchedRange[]): readonly MatchedRange[] {
  const sorted = [...ranges].sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd);
  const kept: MatchedRange[] = [];
  for (const range of sorted) if (range[0] >= (kept.at(-1)?.[1] ?? 0)) kept.push(range);
  return kept;
}
