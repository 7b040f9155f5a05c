/** The words and numbers of a text in lower case, without apostrophes. */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** A word without a plural ending. Only for comparisons: the result is not always a word. */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  if (/(ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Whether two words differ by one inserted, deleted or replaced letter, or by two swapped adjacent letters. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const restOf = (word: string, skipped: number) => word.slice(start + skipped);
  if (a.length > b.length) return restOf(a, 1) === restOf(b, 0);
  if (a.length < b.length) return restOf(a, 0) === restOf(b, 1);
  if (restOf(a, 1) === restOf(b, 1)) return true;
  return a[start] === b[start + 1] && a[start + 1] === b[start] && restOf(a, 2) === restOf(b, 2);
}

/** Words that do not distinguish parts: the catalogue has no left and right, and customers write whole sentences. */
const OPTIONAL = new Set(
  wordsOf(
    "left right lh rh lt rt driver passenger side a an i my me we you it is the for from of on in to with and or " +
      "need want have looking used oem car truck vehicle part complete whole assembly unit set system",
  ),
);

/** Words for a position, which a part's name may omit: a front windshield is called "Windshield". */
const POSITIONS = new Set(wordsOf("front rear upper lower inner outer"));

/** Whether a word does not help to identify a part. */
export const isOptional = (word: string): boolean => OPTIONAL.has(word) || OPTIONAL.has(stem(word));

/** Whether a word is a position, such as front or upper. */
export const isPosition = (word: string): boolean => POSITIONS.has(word);
