const DRIVE_WORD = /(?<![\w-])(FWD|RWD|AWD|4WD|4x4)(?![\w-])/gi;

/** Chassis codes such as "ZZE130L/ZZE131L", "K25" or "GMT-400": true, but nothing anyone calls a trim. */
const CHASSIS_CODE = /^(?:type )?[a-z]{1,4}-?\d{2,3}[a-z]{0,2}(?:\s*[/,]\s*[a-z]{1,4}-?\d{2,3}[a-z]{0,2})*$/i;

/** What makers enter where they have nothing to say. */
const NO_NAME = /^\(?(?:n\/?a|tbd|none|not[ -]identified|not applicable)\)?$/i;

/** A slash, an ampersand or an "and" inside one name: "R/T", "w/ Sunroof", "1/2 Ton", "Town & Country". */
const ONE_NAME =
  /\b(?:[rwma]\/t|f\/[tl]|[hs]\/[ckrs]|m\/r|c\/v|t\/c|w\/[bo])\b|\bw\/|\b\d\/\d\b|town (?:&|and) country|cab & chassis/gi;

/** What stands between the things that such a VIN may be: "LE/SE/XLE", "Base, S", "SXT or R/T", "GLS; Limited". */
const BETWEEN_ALTERNATIVES = /[/,;]|\s(?:or|and|&)\s|\d[WR]D\s*\+/i;

/** Option codes behind the name: "Limited + M/R + NAVI", "Premium+ES+BSD". Not "EQE 350+", "450h+ Luxury" or "2+2". */
const FACTORY_OPTIONS = /(?:\s\+|(?<=[a-z+)])\+(?=[a-z0-9])).*$/i;

/**
 * Whether a text lists several things of which the vehicle is one. Which one, the VIN does not tell, so it says nothing
 * of this vehicle.
 */
function listsAlternatives(text: string): boolean {
  return BETWEEN_ALTERNATIVES.test(text.replace(ONE_NAME, ""));
}

/**
 * The trim to show: the trim itself, else the series, which many makers report their trims as; null when it names
 * several. A drive type in brackets at its end is left off, as it has a field of its own ("2LT (FWD)" is 2LT), and so are option codes.
 */
export function trimFromText(trim: string | null, series: string | null): string | null {
  const text = trim ?? (series !== null && CHASSIS_CODE.test(series) ? null : series);
  return text === null || NO_NAME.test(text) || listsAlternatives(text) ? null : tidy(text);
}

function tidy(text: string): string | null {
  return (
    text
      .replace(/\s*\((?:FWD|RWD|AWD|4WD|4x4|2WD)\)$/i, "")
      .replace(FACTORY_OPTIONS, "")
      .trim() || null
  );
}

/** A drive type that the trim or series spells out, when it spells out exactly one and lists no alternatives. */
export function driveFromText(...texts: (string | null)[]): string | null {
  if (texts.some((text) => text !== null && listsAlternatives(text))) return null;
  const words = new Set(
    texts.flatMap((text) => text?.match(DRIVE_WORD) ?? []).map((word) => word.toUpperCase()),
  );
  const [word] = words;
  if (word === undefined || words.size > 1) return null;
  return word === "4X4" ? "4x4" : word;
}
