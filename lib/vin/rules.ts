/**
 * Rules of vehicle identification numbers that need no vehicle data. Pure functions for browser and server.
 * Source: 49 CFR Part 565 (565.13 content and characters, 565.15 check digit and model year).
 */

/** Characters in a VIN (49 CFR 565.13). */
export const VIN_LENGTH = 17;

const VIN_REQUIRED = "VIN is required";
export const VIN_INVALID = "Please enter a valid 17-character VIN";

/** Letters and digits, except I, O and Q, which look like 1 and 0. */
const VIN_PATTERN = /^[A-HJ-NPR-Z0-9]{17}$/;

const AMBIGUOUS_LETTER = /[IOQ]/;
export const VIN_AMBIGUOUS = "A VIN never has the letters I, O or Q";

/** The values of letters in the checksum (565.15, table III). Digits have their own value. */
const LETTER_VALUES: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};

/** The weight of each position in the checksum (565.15, table IV). Position 9 is the check digit itself. */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The model year codes of a 30-year cycle, in order (565.15, table VII): A is 1980 and 2010. */
const YEAR_CODES = "ABCDEFGHJKLMNPRSTVWXY123456789";
const FIRST_CYCLE = 1980;
const SECOND_CYCLE = 2010;

/** Models are sold before their model year starts. A year further ahead belongs to the earlier cycle. */
const YEARS_AHEAD = 2;

/** Normalizes a typed or pasted VIN: letters and digits only, upper case, at most 17 characters. */
export function cleanVin(text: string): string {
  return text
    .replace(/[^A-Za-z0-9]/g, "")
    .toUpperCase()
    .slice(0, VIN_LENGTH);
}

/** Whether the text has the format of a VIN: 17 upper-case letters or digits, except I, O and Q. */
export function isValidVin(vin: string): boolean {
  return VIN_PATTERN.test(vin);
}

/** Whether a text of any length contains I, O or Q. */
export const hasAmbiguousLetter = (vin: string): boolean => AMBIGUOUS_LETTER.test(vin);

/** The validation message for an entered VIN, or null if it is well formed. */
export function vinProblem(vin: string): string | null {
  if (vin.trim() === "") return VIN_REQUIRED;
  return isValidVin(vin) ? null : VIN_INVALID;
}

/** The correct check digit (0 to 9 or X), or null if the text is not a VIN. */
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

/** Whether the check digit is correct. If not, only warn: vehicles built for other markets have no check digit. */
export function checkDigitValid(vin: string): boolean {
  const expected = expectedCheckDigit(vin);
  return expected !== null && vin.charAt(8) === expected;
}

/**
 * World manufacturer identifier: positions 1 to 3 and, for manufacturers of fewer than 1,000 vehicles a year
 * (position 3 is 9), positions 12 to 14 (565.15(a)). Null if the text is not a VIN.
 */
export function manufacturerCode(vin: string): string | null {
  if (!isValidVin(vin)) return null;
  const code = vin.slice(0, 3);
  return code.endsWith("9") ? code + vin.slice(11, 14) : code;
}

/**
 * The first two characters of codes assigned to the United States (1, 4, 5, 7F to 70), Canada (2A to 25) and Mexico (3A
 * to 3X), in the order A to Z, 1 to 9, 0. Other codes starting with 2, 3 or 7 are assigned to the Caribbean, Central
 * America and New Zealand. Source: ISO 3780, to which 49 CFR 565 refers.
 */
const NORTH_AMERICAN = /^(?:[145]|2[A-Z1-5]|3[A-X]|7[F-Z0-9])/;

/** Whether the VIN was assigned in the United States, Canada or Mexico, where position 9 is always the check digit. */
export function isNorthAmerican(vin: string): boolean {
  return isValidVin(vin) && NORTH_AMERICAN.test(vin);
}

export type ModelYearOptions = {
  /** Whether the vehicle is a car, an MPV or a truck up to 10,000 lb; unknown if undefined. */
  lightVehicle?: boolean;
  /** The current calendar year; defaults to the system clock. */
  currentYear?: number;
};

/**
 * The possible model years for position 10, most likely first; empty if it is not a year code (I, O, Q, U, Z and 0 are
 * not used). The codes repeat every 30 years. On cars, MPVs and trucks up to 10,000 lb, position 7 determines the cycle:
 * a digit before 2010, a letter since (565.15(d)). Unless `lightVehicle` is set, the other cycle is also returned,
 * because the rule does not apply to heavier trucks. 17-character VINs start in 1980.
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
  const mostLikely = digitInSeven ? early : late;
  if (options.lightVehicle === true) return [mostLikely];
  return [mostLikely, mostLikely === early ? late : early];
}

/**
 * The most likely model year, or null. Only for North American VINs and VINs with a correct check digit: in other
 * markets, position 10 is not always a year code.
 */
export function modelYear(vin: string, options: ModelYearOptions = {}): number | null {
  if (!isNorthAmerican(vin) && !checkDigitValid(vin)) return null;
  return possibleModelYears(vin, options)[0] ?? null;
}
