/**
 * Rewrites what was just typed into a field, such as a phone number, and leaves the caret after the same characters:
 * `counts` tells which ones the person typed, all others are the format's. @returns the text now in the field.
 */
export function rewriteInput(
  input: HTMLInputElement,
  format: (text: string) => string,
  counts: RegExp,
): string {
  const typed = input.value;
  const text = format(typed);
  if (text === typed) return text;
  const caret = caretAfter(
    text,
    countIn(typed.slice(0, input.selectionStart ?? typed.length), counts),
    counts,
  );
  input.value = text;
  input.setSelectionRange(caret, caret);
  return text;
}

/** How many characters of a text count. */
export function countIn(text: string, counts: RegExp): number {
  return Array.from(text).filter((character) => counts.test(character)).length;
}

/** The place right after the nth character that counts; the end of the text when it was the last one. */
export function caretAfter(text: string, nth: number, counts: RegExp): number {
  if (nth >= countIn(text, counts)) return text.length;
  let seen = 0;
  let place = 0;
  while (seen < nth) {
    if (counts.test(text.charAt(place))) seen += 1;
    place += 1;
  }
  return place;
}
