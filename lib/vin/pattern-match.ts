/** The part of a VIN that vPIC keys match: positions 4 to 8, a bar, positions 10 to 17 (without the check digit). */
export function patternSubject(vin: string): string {
  return `${vin.slice(3, 8)}|${vin.slice(9)}`;
}

/**
 * Whether a vPIC key matches the subject. In a key, `*` and `_` match any character, `#` a digit and `[A-CX]` a character
 * of a set. A shorter key matches the start of the subject. A malformed key matches nothing.
 */
export function keyMatches(key: string, subject: string): boolean {
  let at = 0;
  for (let i = 0; i < key.length; i++, at++) {
    const expected = key.charAt(i);
    const actual = subject.charAt(at);
    if (actual === "") return false;
    if (expected === "[") {
      const end = key.indexOf("]", i);
      if (end < 0 || !inSet(key, i + 1, end, actual)) return false;
      i = end;
    } else if (expected === "#") {
      if (actual < "0" || actual > "9") return false;
    } else if (expected === "*" || expected === "_") {
      if (actual === "|") return false;
    } else if (expected !== actual) return false;
  }
  return true;
}

function inSet(key: string, start: number, end: number, actual: string): boolean {
  for (let i = start; i < end; i++) {
    const from = key.charAt(i);
    if (key.charAt(i + 1) === "-" && i + 2 < end) {
      if (actual >= from && actual <= key.charAt(i + 2)) return true;
      i += 2;
    } else if (from === actual) return true;
  }
  return false;
}

/** The number of characters in a key except `*`, brackets included, as vPIC counts them to order patterns. */
export function keyLength(key: string): number {
  let length = 0;
  for (let i = 0; i < key.length; i++) if (key.charCodeAt(i) !== 42) length++;
  return length;
}
