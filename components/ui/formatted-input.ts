/**
 * Formats the text of a field while it is typed, such as a phone number, and keeps the caret after the same characters.
 * @param counts matches the characters that a person types; all others come from the format
 * @returns the formatted text
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

/** The number of characters that match `counts`. */
export function countIn(text: string, counts: RegExp): number {
  return Array.from(text).filter((character) => counts.test(character)).length;
}

/** The position after the nth character that matches `counts`; the end of the text if there are no more. */
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
