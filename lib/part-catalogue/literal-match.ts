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

/** The ranks of matches, best first. See `searchParts` for their meaning. */
const RANKS = ["exact", "prefix", "word", "substring", "subcategory", "words", "subsequence"] as const;
export type Rank = (typeof RANKS)[number];

/** `score` orders matches of the same rank, highest first. */
export type Match = { rank: Rank; score: number; ranges: readonly MatchedRange[] };

/** Compares matches for sorting, best first. */
export function compareMatches(a: Match, b: Match): number {
  return RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) || b.score - a.score;
}

export function bestMatch(matches: readonly (Match | null)[]): Match | null {
  return matches.reduce(
    (found, next) => (next && (!found || compareMatches(next, found) < 0) ? next : found),
    null,
  );
}

/** The texts to search for: the query, and the query with a leading "ac" expanded. */
export function needlesOf(query: string): readonly string[] {
  const { text } = fold(query);
  if (text.length < MIN_QUERY_LENGTH) return [];
  return text.startsWith("ac") ? [text, `airconditioning${text.slice(2)}`] : [text];
}

/** Matches the needle as a whole name, at its start, at the start of a word, or anywhere. */
export function matchSubstring(name: FoldedText, needle: string): Match | null {
  const match = (rank: Rank, at: number) => ({ rank, score: 0, ranges: rangesOf(name, at, needle.length) });
  if (name.text === needle) return match("exact", 0);
  if (name.text.startsWith(needle)) return match("prefix", 0);
  const word = indexAtWordStart(name, needle);
  if (word >= 0) return match("word", word);
  const inside = name.text.indexOf(needle);
  return inside >= 0 ? match("substring", inside) : null;
}

/** Matches like `matchSubstring`, or else the letters of the needle in order. */
export function matchName(name: FoldedText, needle: string): Match | null {
  const substring = matchSubstring(name, needle);
  if (substring) return substring;
  const ranges = subsequence(name, needle);
  return ranges && { rank: "subsequence", score: 0, ranges };
}

/**
 * Matches whole words of the subcategory, so that "control arms" finds all parts in Control Arms. Needs more than two
 * letters.
 */
export function matchSubcategory(subcategory: FoldedText, needle: string): Match | null {
  if (needle.length <= MIN_QUERY_LENGTH) return null;
  const at = indexAtWordStart(subcategory, needle);
  if (at < 0 || !endsWord(subcategory, at + needle.length)) return null;
  return { rank: "subcategory", score: 0, ranges: [] };
}
