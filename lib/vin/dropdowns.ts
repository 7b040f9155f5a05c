/**
 * The forms' own dropdown values for a transmission and a drive type, and how the words of a decoded VIN
 * ("Continuously Variable Transmission (CVT)", "4WD/4-Wheel Drive/4x4") lead to them.
 * The words are those of vPIC's lists of transmission styles and drive types. Pure and safe in the browser.
 */

export const DISMANTLED_TRANSMISSIONS = [
  "Automatic",
  "Manual",
  "CVT",
  "Dual Clutch",
  "Single Clutch Automatic",
] as const;
export const DISMANTLED_DRIVES = ["FWD", "RWD", "AWD", "4WD", "4x4"] as const;
export const RETAIL_TRANSMISSIONS = ["automatic", "manual", "cvt", "automated-manual"] as const;
export const RETAIL_DRIVES = ["fwd", "rwd", "awd", "4wd"] as const;

export type DismantledTransmission = (typeof DISMANTLED_TRANSMISSIONS)[number];
export type DismantledDrive = (typeof DISMANTLED_DRIVES)[number];
export type RetailTransmission = (typeof RETAIL_TRANSMISSIONS)[number];
export type RetailDrive = (typeof RETAIL_DRIVES)[number];

/** First match wins. Electric cars have no gears to change: counter people call that automatic. */
const TRANSMISSION_WORDS: readonly (readonly [RegExp, DismantledTransmission | null])[] = [
  [/motorcycle/i, null],
  [/cvt|continuously variable/i, "CVT"],
  [/dual.?clutch|\bdct\b/i, "Dual Clutch"],
  [/automated manual|single.?clutch|\bamt\b/i, "Single Clutch Automatic"],
  [/manual/i, "Manual"],
  [/auto|direct drive/i, "Automatic"],
];

const RETAIL_NAMES: Readonly<Record<DismantledTransmission, RetailTransmission>> = {
  Automatic: "automatic",
  Manual: "manual",
  CVT: "cvt",
  "Dual Clutch": "automated-manual",
  "Single Clutch Automatic": "automated-manual",
};

/** "4x2" and "2WD/4WD" leave open which wheels are driven, so they lead to no value. */
const DRIVE_WORDS: readonly (readonly [RegExp, DismantledDrive | null])[] = [
  [/2wd|4x2/i, null],
  [/^4x4$/i, "4x4"],
  [/awd|all.?wheel/i, "AWD"],
  [/4wd|4.?wheel|four.?wheel|4x4/i, "4WD"],
  [/fwd|front.?wheel/i, "FWD"],
  [/rwd|rear.?wheel/i, "RWD"],
];

/** The dismantled form's value, or null when the text names none. */
export function dismantledTransmission(decoded: string | null): DismantledTransmission | null {
  return pick(TRANSMISSION_WORDS, decoded);
}

/** The dismantled form's value, or null when the text names none. */
export function dismantledDrive(decoded: string | null): DismantledDrive | null {
  return pick(DRIVE_WORDS, decoded);
}

/** The retail form's value, or null when the text names none. */
export function retailTransmission(decoded: string | null): RetailTransmission | null {
  const value = dismantledTransmission(decoded);
  return value === null ? null : RETAIL_NAMES[value];
}

/** The retail form's value, or null when the text names none. */
export function retailDrive(decoded: string | null): RetailDrive | null {
  const value = dismantledDrive(decoded);
  if (value === null) return null;
  return value === "4x4" ? "4wd" : (value.toLowerCase() as RetailDrive);
}

function pick<T>(words: readonly (readonly [RegExp, T | null])[], decoded: string | null): T | null {
  if (decoded === null) return null;
  return words.find(([pattern]) => pattern.test(decoded.trim()))?.[1] ?? null;
}
