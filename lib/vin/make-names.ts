/** Makes that are not written as capitalized words, by their name in upper case. */
const SPECIAL_NAMES: Readonly<Record<string, string>> = {
  "AM GENERAL": "AM General",
  BMW: "BMW",
  BRIGHTDROP: "BrightDrop",
  BYD: "BYD",
  DELOREAN: "DeLorean",
  GMC: "GMC",
  INEOS: "INEOS",
  MCLAREN: "McLaren",
  MG: "MG",
  MINI: "MINI",
  "SPRINTER (DODGE OR FREIGHTLINER)": "Sprinter",
  VINFAST: "VinFast",
};

/** A make in its usual spelling: "HONDA" returns "Honda", "MERCEDES-BENZ" "Mercedes-Benz", "BMW" "BMW". */
export function naturalMake(name: string): string {
  const upper = name.trim().replace(/\s+/g, " ").toUpperCase();
  return (
    SPECIAL_NAMES[upper] ?? upper.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
  );
}
