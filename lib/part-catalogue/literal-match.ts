import {
  endsWord,
  type FoldedText,
  fold,
  indexAtWordStart,
  type MatchedRange,
  rangesOf,
  subsequence,
} from "@/lib/part-catalogue/folded-text";
import { MIN_QUERY_LENGTH } from "@/lib/part-catalogue/query";

/**
 * How well a name matches, best first. A query in the name of the subcategory beats its words in any order, and those
 * beat its letters scattered over the name.
 */
const RANKS = ["exact", "prefix", "word", "substring", "subcategory", "words", "subsequence"] as const;
export type Rank = (typeof RANKS)[number];

/** `score` orders matches of the same rank, the highest first. */
export type Match = { rank: Rank; score: number; ranges: readonly MatchedRange[] };

/** Orders matches, the best first. */
export function compareMatches(a: Match, b: Match): number {
  return RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) || b.score - a.score;
}

export function bestMatch(matches: readonly (Match | null)[]): Match | null {
  return matches.reduce(
    (found, next) => (next && (!found || compareMatches(next, found) < 0) ? next : found),
    null,
  );
}

/** The spellings of a query that are looked for: as typed, and with a leading "ac" written out. */
export function needlesOf(query: string): readonly string[] {
  const { text } = fold(query);
  if (text.length < MIN_QUERY_LENGTH) return [];
  return text.startsWith("ac") ? [text, `airconditioning${text.slice(2)}`] : [text];
}

/** Whether the name contains the needle: as a whole, at its beginning, at a word's, or anywhere. */
export function matchStretch(name: FoldedText, needle: string): Match | null {
  const match = (rank: Rank, at: number) => ({ rank, score: 0, ranges: rangesOf(name, at, needle.length) });
  if (name.text === needle) return match("exact", 0);
  if (name.text.startsWith(needle)) return match("prefix", 0);
  const word = indexAtWordStart(name, needle);
  if (word >= 0) return match("word", word);
  const inside = name.text.indexOf(needle);
  return inside >= 0 ? match("substring", inside) : null;
}

/** As `matchStretch`, or the letters of the needle in order. */
export function matchName(name: FoldedText, needle: string): Match | null {
  const stretch = matchStretch(name, needle);
  if (stretch) return stretch;
  const ranges = subsequence(name, needle);
  return ranges && { rank: "subsequence", score: 0, ranges };
}

/** "control arms" means every part in Control Arms, though each is called an arm: whole words, more than two letters. */
export function matchSubcategory(subcategory: FoldedText, needle: string): Match | null {
  if (needle.length <= MIN_QUERY_LENGTH) return null;
  const at = indexAtWordStart(subcategory, needle);
  if (at < 0 || !endsWord(subcategory, at + needle.length)) return null;
  return { rank: "subcategory", score: 0, ranges: [] };
}
