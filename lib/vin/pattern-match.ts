/** vPIC keys: VIN positions 4 to 8, a bar, positions 10 to 17 (the check digit says nothing). */
export function patternSubject(vin: string): string {
  return `${vin.slice(3, 8)}|${vin.slice(9)}`;
}

/**
 * Whether a vPIC key fits the subject. In a key `*` and `_` stand for any character, `#` for a digit and
 * `[A-CX]` for one of a set; a key shorter than the subject speaks of its beginning only. A malformed key fits
 * nothing.
 */
export function keyMatches(key: string, subject: string): boolean {
  let at = 0;
  for (let i = 0; i < key.length; i++, at++) {
    const wanted = key.charAt(i);
    const found = subject.charAt(at);
    if (found === "") return false;
    if (wanted === "[") {
      const end = key.indexOf("]", i);
      if (end < 0 || !inSet(key, i + 1, end, found)) return false;
      i = end;
    } else if (wanted === "#") {
      if (found < "0" || found > "9") return false;
    } else if (wanted === "*" || wanted === "_") {
      if (found === "|") return false;
    } else if (wanted !== found) return false;
  }
  return true;
}

function inSet(key: string, start: number, end: number, found: string): boolean {
  for (let i = start; i < end; i++) {
    const from = key.charAt(i);
    if (key.charAt(i + 1) === "-" && i + 2 < end) {
      if (found >= from && found <= key.charAt(i + 2)) return true;
      i += 2;
    } else if (from === found) return true;
  }
  return false;
}

/** How many characters of a key are not wildcards, brackets counted: vPIC's own tie-breaker. */
export function keyLength(key: string): number {
  let length = 0;
  for (let i = 0; i < key.length; i++) if (key.charCodeAt(i) !== 42) length++;
  return length;
}
