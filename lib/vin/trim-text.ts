const DRIVE_WORD = /(?<![\w-])(FWD|RWD|AWD|4WD|4x4)(?![\w-])/gi;

/** Chassis codes such as "ZZE130L/ZZE131L", "K25" or "GMT-400", which are not trims. */
const CHASSIS_CODE = /^(?:type )?[a-z]{1,4}-?\d{2,3}[a-z]{0,2}(?:\s*[/,]\s*[a-z]{1,4}-?\d{2,3}[a-z]{0,2})*$/i;

/** Placeholders that manufacturers report instead of a trim. */
const NO_NAME = /^\(?(?:n\/?a|tbd|none|not[ -]identified|not applicable)\)?$/i;

/** Names that contain a slash, an ampersand or an "and": "R/T", "w/ Sunroof", "1/2 Ton", "Town & Country". */
const SINGLE_NAME =
  /\b(?:[rwma]\/t|f\/[tl]|[hs]\/[ckrs]|m\/r|c\/v|t\/c|w\/[bo])\b|\bw\/|\b\d\/\d\b|town (?:&|and) country|cab & chassis/gi;

/** The separators of alternatives: "LE/SE/XLE", "Base, S", "SXT or R/T", "GLS; Limited". */
const ALTERNATIVE_SEPARATOR = /[/,;]|\s(?:or|and|&)\s|\d[WR]D\s*\+/i;

/** Option codes after the name: "Limited + M/R + NAVI", "Premium+ES+BSD". Not "EQE 350+", "450h+ Luxury" or "2+2". */
const FACTORY_OPTIONS = /(?:\s\+|(?<=[a-z+)])\+(?=[a-z0-9])).*$/i;

/** Whether a text lists alternatives. The VIN does not say which one applies, so such a text is not used. */
function listsAlternatives(text: string): boolean {
  return ALTERNATIVE_SEPARATOR.test(text.replace(SINGLE_NAME, ""));
}

/**
 * The trim for display: the trim, else the series, as which many manufacturers report trims. Null if it lists
 * alternatives. A drive type in parentheses at the end is removed, because it has a separate field ("2LT (FWD)" is 2LT),
 * and so are option codes.
 */
export function trimFromText(trim: string | null, series: string | null): string | null {
  const text = trim ?? (series !== null && CHASSIS_CODE.test(series) ? null : series);
  return text === null || NO_NAME.test(text) || listsAlternatives(text) ? null : withoutSuffixes(text);
}

function withoutSuffixes(text: string): string | null {
  return (
    text
      .replace(/\s*\((?:FWD|RWD|AWD|4WD|4x4|2WD)\)$/i, "")
      .replace(FACTORY_OPTIONS, "")
      .trim() || null
  );
}

/** The drive type in the trim or series, or null if they contain none, several, or alternatives. */
export function driveFromText(...texts: (string | null)[]): string | null {
  if (texts.some((text) => text !== null && listsAlternatives(text))) return null;
  const words = new Set(
    texts.flatMap((text) => text?.match(DRIVE_WORD) ?? []).map((word) => word.toUpperCase()),
  );
  const [word] = words;
  if (word === undefined || words.size > 1) return null;
  return word === "4X4" ? "4x4" : word;
}
