/** The fraction of patterns that must agree before a value counts as a rule. */
const AGREEMENT = 0.95;
const ENOUGH_PATTERNS = 4;

/** Liters of Honda's hybrid engines, whose codes do not spell out the displacement. */
const HONDA_HYBRIDS: Record<string, number> = { ECA: 1, LDA: 1.3, LEA: 1.5 };

/**
 * Reads the displacement from an engine name: J35Z2 (Honda, 3.5), B5254T2 (Volvo, 5 cylinders, 2.5), "2.0T" and
 * "1.8 TSI" (any make). Returns items such as ["L3.5", "C5"].
 */
export function readEngineName(name: string, makes: Set<string>): string[] {
  const written = /^(\d\.\d)(?=\s|[A-Z]|$)/.exec(name);
  if (written) return [`L${Number(written[1])}`];
  if (makes.has("Honda") || makes.has("Acura")) {
    const code = /^[A-Z](\d)(\d)[A-Z]\d{1,2}\b/.exec(name);
    const hybrid = HONDA_HYBRIDS[/^(ECA|LDA|LEA)[1-3]$/.exec(name)?.[1] ?? ""];
    const liters = hybrid ?? (code && Number(`${code[1]}.${code[2]}`));
    if (liters) return [`L${liters}`];
  }
  if (makes.has("Volvo")) {
    const modern = /^[BD]([3-8])(\d)(\d)\d/.exec(name);
    if (modern) return [`L${Number(`${modern[2]}.${modern[3]}`)}`, `C${modern[1]}`];
    const older = /^B(2)([013])[0-9A-Z]/.exec(name);
    if (older) return [`L${Number(`${older[1]}.${older[2]}`)}`, "C4"];
  }
  return [];
}

/** Counts which values occur with which key. */
export class Agreement {
  readonly #counts = new Map<string, Map<string, number>>();
  add(key: string, value: string): void {
    const values = this.#counts.get(key) ?? new Map();
    this.#counts.set(key, values.set(value, (values.get(value) ?? 0) + 1));
  }
  /** The value that nearly always occurs with the key; undefined if values disagree or are too few. */
  of(key: string, enough = ENOUGH_PATTERNS): string | undefined {
    const values = [...(this.#counts.get(key) ?? [])].sort((one, other) => other[1] - one[1]);
    const total = values.reduce((sum, [, count]) => sum + count, 0);
    const [value, count = 0] = values[0] ?? [];
    return total >= enough && count / total >= AGREEMENT ? value : undefined;
  }
  keys(): Iterable<string> {
    return this.#counts.keys();
  }
}
