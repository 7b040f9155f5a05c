/**
 * What a vehicle identification number says by itself, without any table of vehicles.
 * Source: 49 CFR Part 565 (565.13 content and characters, 565.15 check digit and model year).
 * Pure and safe in the browser.
 */

/** Characters in a VIN (49 CFR 565.13). */
export const VIN_LENGTH = 17;

const VIN_REQUIRED = "VIN is required";
export const VIN_INVALID = "Please enter a valid 17-character VIN";

/** Letters and digits; I, O and Q are never used because they look like 1 and 0. */
const VIN_PATTERN = /^[A-HJ-NPR-Z0-9]{17}$/;

const AMBIGUOUS_LETTER = /[IOQ]/;
export const VIN_AMBIGUOUS = "A VIN never has the letters I, O or Q";

/** Letters stand for these digits in the check sum (565.15, table III); digits for themselves. */
const LETTER_VALUES: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};

/** Weight of each position in the check sum (565.15, table IV); position 9 is the check digit itself. */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Model-year codes of one thirty-year cycle, in order (565.15, table VII): A is 1980 and 2010. */
const YEAR_CODES = "ABCDEFGHJKLMNPRSTVWXY123456789";
const FIRST_CYCLE = 1980;
const SECOND_CYCLE = 2010;

/** A model year goes on sale well before its calendar year; later than this is the earlier cycle. */
const YEARS_AHEAD = 2;

/** What a person typed or pasted, as the form holds it: letters and digits only, upper case, at most 17. */
export function cleanVin(text: string): string {
  return text
    .replace(/[^A-Za-z0-9]/g, "")
    .toUpperCase()
    .slice(0, VIN_LENGTH);
}

/** Whether the text is written as a VIN: 17 upper-case letters or digits, none of them I, O or Q. */
export function isValidVin(vin: string): boolean {
  return VIN_PATTERN.test(vin);
}

/** Whether the text has a letter that no VIN has, of any length. */
export const hasAmbiguousLetter = (vin: string): boolean => AMBIGUOUS_LETTER.test(vin);

/** The message to show for a VIN that was entered, or null when it is well formed. */
export function vinProblem(vin: string): string | null {
  if (vin.trim() === "") return VIN_REQUIRED;
  return isValidVin(vin) ? null : VIN_INVALID;
}

/** The character that position 9 should hold (0 to 9 or X), or null when the text is no VIN. */
export function expectedCheckDigit(vin: string): string | null {
  if (!isValidVin(vin)) return null;
  let sum = 0;
  for (let position = 0; position < VIN_LENGTH; position++) {
    const character = vin.charAt(position);
    sum += (LETTER_VALUES[character] ?? Number(character)) * (WEIGHTS[position] ?? 0);
  }
  const remainder = sum % 11;
  return remainder === 10 ? "X" : String(remainder);
}

/**
 * Whether position 9 holds the right check digit. A wrong one is a warning only: vehicles built for other
 * markets carry none.
 */
export function checkDigitValid(vin: string): boolean {
  const expected = expectedCheckDigit(vin);
  return expected !== null && vin.charAt(8) === expected;
}

/**
 * World manufacturer identifier: positions 1 to 3, and for makers of fewer than 1,000 vehicles a year
 * (position 3 is 9) positions 12 to 14 as well (565.15(a)). Null when the text is no VIN.
 */
export function manufacturerCode(vin: string): string | null {
  if (!isValidVin(vin)) return null;
  const code = vin.slice(0, 3);
  return code.endsWith("9") ? code + vin.slice(11, 14) : code;
}

/**
 * The first two characters of codes given out in the United States (1, 4, 5, 7F to 70), Canada (2A to 25) and Mexico (3A
 * to 3X), in the order A to Z, 1 to 9, 0. What else begins with 2, 3 or 7 is the Caribbean, Central America and New Zealand.
 * Source: ISO 3780, which 49 CFR 565 relies on for these codes.
 */
const NORTH_AMERICAN = /^(?:[145]|2[A-Z1-5]|3[A-X]|7[F-Z0-9])/;

/** Whether the VIN was given out in the United States, Canada or Mexico, where position 9 is always the check digit. */
export function isNorthAmerican(vin: string): boolean {
  return isValidVin(vin) && NORTH_AMERICAN.test(vin);
}

export type ModelYearOptions = {
  /** Whether the 10,000 lb rule on position 7 is known to apply; unknown when left out. */
  lightVehicle?: boolean;
  /** The calendar year to reckon from; this year when left out. */
  currentYear?: number;
};

/**
 * The model years that position 10 may mean, likeliest first; empty when it is no year code (I, O, Q, U, Z
 * and 0 are none). The codes repeat every thirty years. On cars, MPVs and trucks up to 10,000 lb, position 7
 * settles it: a digit before 2010, a letter since (565.15(d)). Heavier trucks follow no such rule, so when the
 * vehicle may be one, the other cycle stays possible. VINs begin in 1980, so no earlier year is ever meant.
 */
export function possibleModelYears(vin: string, options: ModelYearOptions = {}): number[] {
  if (!isValidVin(vin)) return [];
  const offset = YEAR_CODES.indexOf(vin.charAt(9));
  if (offset < 0) return [];
  const latest = (options.currentYear ?? new Date().getFullYear()) + YEARS_AHEAD;
  const early = FIRST_CYCLE + offset;
  const late = SECOND_CYCLE + offset;
  if (late > latest) return [early];
  const digitInSeven = /\d/.test(vin.charAt(6));
  const likeliest = digitInSeven ? early : late;
  if (options.lightVehicle === true) return [likeliest];
  return [likeliest, likeliest === early ? late : early];
}

/**
 * The model year as far as the VIN alone tells it, or null. Only North American VINs and those with a right
 * check digit are read: elsewhere position 10 need not be a year.
 */
export function modelYear(vin: string, options: ModelYearOptions = {}): number | null {
  if (!isNorthAmerican(vin) && !checkDigitValid(vin)) return null;
  return possibleModelYears(vin, options)[0] ?? null;
}
