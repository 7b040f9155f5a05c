/** A range of a name that matches a query: from (inclusive) to (exclusive), in UTF-16 code units. */
export type MatchedRange = readonly [from: number, to: number];

/**
 * A name in lower case without separators. `positions` maps each character to its index in the original; `wordStarts` are
 * indexes in `text`.
 */
export type FoldedText = { text: string; positions: readonly number[]; wordStarts: ReadonlySet<number> };

const SEPARATOR = /[\s/-]/;

/** Removes spaces, slashes and hyphens, and converts to lower case: a search ignores them. */
export function fold(original: string): FoldedText {
  const positions: number[] = [];
  const wordStarts = new Set<number>();
  let text = "";
  let atWordStart = true;
  for (let position = 0; position < original.length; position++) {
    const character = original.charAt(position);
    if (SEPARATOR.test(character)) {
      atWordStart = true;
      continue;
    }
    if (atWordStart) wordStarts.add(text.length);
    atWordStart = false;
    text += character.toLowerCase().charAt(0);
    positions.push(position);
  }
  return { text, positions, wordStarts };
}

/** The index of the first word that starts with the needle, or -1. */
export function indexAtWordStart({ text, wordStarts }: FoldedText, needle: string): number {
  for (const start of wordStarts) if (text.startsWith(needle, start)) return start;
  return -1;
}

/** Whether a word ends at an index of the folded text. */
export function endsWord({ text, wordStarts }: FoldedText, end: number): boolean {
  return end === text.length || wordStarts.has(end);
}

/** Converts a range of folded text to the original text, including separators within it. */
export function rangesOf({ positions }: FoldedText, at: number, length: number): readonly MatchedRange[] {
  const from = positions[at];
  const last = positions[at + length - 1];
  return from === undefined || last === undefined ? [] : [[from, last + 1]];
}

/**
 * The ranges of the needle's letters in order, each at its first possible position, with adjacent ones merged; null if a
 * letter is missing.
 */
export function subsequence({ text, positions }: FoldedText, needle: string): readonly MatchedRange[] | null {
  const ranges: [number, number][] = [];
  let at = -1;
  for (const character of needle) {
    at = text.indexOf(character, at + 1);
    const position = positions[at];
    if (position === undefined) return null;
    const previous = ranges.at(-1);
    if (previous?.[1] === position) previous[1] = position + 1;
    else ranges.push([position, position + 1]);
  }
  return ranges;
}
