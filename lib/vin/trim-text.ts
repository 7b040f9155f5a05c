const DRIVE_WORD = /(?<![\w-])(FWD|RWD|AWD|4WD|4x4)(?![\w-])/gi;

/** Chassis codes such as "ZZE130L/ZZE131L", "K25" or "GMT-400": true, but nothing anyone calls a trim. */
const CHASSIS_CODE = /^(?:type )?[a-z]{1,4}-?\d{2,3}[a-z]{0,2}(?:\s*[/,]\s*[a-z]{1,4}-?\d{2,3}[a-z]{0,2})*$/i;

/**
 * The trim to show: the trim itself, else the series, which many makers report their trims as. A drive type in
 * brackets at its end is left off, as it has a field of its own ("2LT (FWD)" is 2LT).
 */
export function trimFromText(trim: string | null, series: string | null): string | null {
  if (trim !== null) return tidy(trim);
  return series === null || CHASSIS_CODE.test(series) ? null : tidy(series);
}

function tidy(text: string): string | null {
  return text.replace(/\s*\((?:FWD|RWD|AWD|4WD|4x4|2WD)\)$/i, "").trim() || null;
}

/** A drive type that the trim or series spells out, when it spells out exactly one. */
export function driveFromText(...texts: (string | null)[]): string | null {
  const words = new Set(
    texts.flatMap((text) => text?.match(DRIVE_WORD) ?? []).map((word) => word.toUpperCase()),
  );
  const [word] = words;
  if (word === undefined || words.size > 1) return null;
  return word === "4X4" ? "4x4" : word;
}
