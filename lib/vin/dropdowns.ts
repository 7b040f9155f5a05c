/**
 * The dropdown values of the vehicle forms for transmissions and drive types, and their mapping from vPIC's values
 * ("Continuously Variable Transmission (CVT)", "4WD/4-Wheel Drive/4x4"). Pure functions for browser and server.
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

/** The first match is used. The direct drive of electric cars counts as automatic. */
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

/** "4x2" and "2WD/4WD" do not say which wheels are driven, so they have no value. */
const DRIVE_WORDS: readonly (readonly [RegExp, DismantledDrive | null])[] = [
  [/2wd|4x2/i, null],
  [/^4x4$/i, "4x4"],
  [/awd|all.?wheel/i, "AWD"],
  [/4wd|4.?wheel|four.?wheel|4x4/i, "4WD"],
  [/fwd|front.?wheel/i, "FWD"],
  [/rwd|rear.?wheel/i, "RWD"],
];

/** The value in the dismantled vehicle form, or null if the text has no matching value. */
export function dismantledTransmission(decoded: string | null): DismantledTransmission | null {
  return pick(TRANSMISSION_WORDS, decoded);
}

/** The value in the dismantled vehicle form, or null if the text has no matching value. */
export function dismantledDrive(decoded: string | null): DismantledDrive | null {
  return pick(DRIVE_WORDS, decoded);
}

/** The value in the retail vehicle form, or null if the text has no matching value. */
export function retailTransmission(decoded: string | null): RetailTransmission | null {
  const value = dismantledTransmission(decoded);
  return value === null ? null : RETAIL_NAMES[value];
}

/** The value in the retail vehicle form, or null if the text has no matching value. */
export function retailDrive(decoded: string | null): RetailDrive | null {
  const value = dismantledDrive(decoded);
  if (value === null) return null;
  return value === "4x4" ? "4wd" : (value.toLowerCase() as RetailDrive);
}

function pick<T>(words: readonly (readonly [RegExp, T | null])[], decoded: string | null): T | null {
  if (decoded === null) return null;
  return words.find(([pattern]) => pattern.test(decoded.trim()))?.[1] ?? null;
}
