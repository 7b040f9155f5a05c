/** A stretch of a name that a query matched: from (inclusive) to (exclusive), in UTF-16 units. */
export type MatchedRange = readonly [from: number, to: number];

/** A name without separators and capitals, each character with its place in the original. */
export type FoldedText = { text: string; places: readonly number[]; wordStarts: ReadonlySet<number> };

const SEPARATOR = /[\s/-]/;

/** Spaces, slashes, hyphens and capitals do not count in a search. */
export function fold(original: string): FoldedText {
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

/** Where a word of the text begins with the needle, or -1. */
export function indexAtWordStart({ text, wordStarts }: FoldedText, needle: string): number {
  for (const start of wordStarts) if (text.startsWith(needle, start)) return start;
  return -1;
}

/** Whether a word ends at a place of the folded text. */
export function endsWord({ text, wordStarts }: FoldedText, end: number): boolean {
  return end === text.length || wordStarts.has(end);
}

/** A stretch of folded text as it appears in the original, separators inside it included. */
export function rangesOf({ places }: FoldedText, at: number, length: number): readonly MatchedRange[] {
  const from = places[at];
  const last = places[at + length - 1];
  return from === undefined || last === undefined ? [] : [[from, last + 1]];
}

/** The letters of the needle in order, each as early as possible, neighbors joined; null when they are not all there. */
export function subsequence({ text, places }: FoldedText, needle: string): readonly MatchedRange[] | null {
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
