// What an engine's name, or its make and displacement, tell about it where vPIC's own patterns are silent.

/** Share of the patterns that must agree before the rest of the data is taken as a rule. */
const AGREEMENT = 0.95;
const ENOUGH_PATTERNS = 4;

/** Honda's hybrid engines, whose codes do not spell out the displacement as its others do. */
const HONDA_HYBRIDS = { ECA1: 1, LDA1: 1.3, LDA2: 1.3, LDA3: 1.3, LEA1: 1.5, LEA2: 1.5, LEA3: 1.5 };

/**
 * Reads the displacement out of an engine name: J35Z2 (Honda, 3.5), B5254T2 (Volvo, 5 cylinders, 2.5),
 * "2.0T" and "1.8 TSI" (anyone). Returns items such as ["L3.5"], empty when the name tells nothing.
 */
export function readEngineName(name, makes) {
  const written = /^(\d\.\d)(?=\s|[A-Z]|$)/.exec(name);
  if (written) return [`L${Number(written[1])}`];
  if (makes.has("Honda") || makes.has("Acura")) {
    const hybrid = HONDA_HYBRIDS[name];
    if (hybrid) return [`L${hybrid}`];
    const code = /^[A-Z](\d)(\d)[A-Z]\d{1,2}\b/.exec(name);
    if (code) return [`L${Number(`${code[1]}.${code[2]}`)}`];
  }
  if (makes.has("Volvo")) {
    const modern = /^[BD]([3-8])(\d)(\d)\d/.exec(name);
    if (modern) return [`L${Number(`${modern[2]}.${modern[3]}`)}`, `C${modern[1]}`];
    const older = /^B(2)([013])[0-9A-Z]/.exec(name);
    if (older) return [`L${Number(`${older[1]}.${older[2]}`)}`, "C4"];
  }
  return [];
}

/** Counts which value goes with which key, to say afterwards what (nearly) always does. */
export class Agreement {
  #counts = new Map();
  add(key, value) {
    const values = this.#counts.get(key) ?? new Map();
    values.set(value, (values.get(value) ?? 0) + 1);
    this.#counts.set(key, values);
  }
  /** The value that goes with the key, or undefined when the data disagree or are too few. */
  of(key, enough = ENOUGH_PATTERNS) {
    const values = [...(this.#counts.get(key) ?? [])].sort((a, b) => b[1] - a[1]);
    const total = values.reduce((sum, [, count]) => sum + count, 0);
    return values[0] && total >= enough && values[0][1] / total >= AGREEMENT ? values[0][0] : undefined;
  }
  keys() {
    return this.#counts.keys();
  }
}
