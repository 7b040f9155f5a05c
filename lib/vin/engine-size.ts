/** I in line, V, H flat (boxer), W, R rotary. */
export type EngineLayout = "I" | "V" | "H" | "W" | "R";

export type EngineFacts = {
  /** Displacement in litres, any precision. */
  litres: number | null;
  cylinders: number | null;
  layout: EngineLayout | null;
  /** Natural-case make: some build one layout only. */
  make: string | null;
};

/**
 * The way a counter person writes an engine: "2.5L I4", "3.5L V6", "2.5L H4", "2.5L" when the cylinders are
 * not known, null when the displacement is not known. Litres are rounded to one decimal (2.998832 is 3.0L).
 */
export function formatEngineSize({ litres, cylinders, layout, make }: EngineFacts): string | null {
  if (litres === null || !Number.isFinite(litres)) return null;
  const rounded = Math.round(litres * 10) / 10;
  if (rounded < 0.3 || rounded > 17) return null;
  const size = `${rounded.toFixed(1)}L`;
  if (cylinders === null || !Number.isInteger(cylinders) || cylinders < 1 || cylinders > 16) return size;
  const letter = ownLayout(cylinders, make) ?? layout ?? usualLayout(rounded, cylinders, make);
  return letter === null ? `${size} ${cylinders}-cyl` : `${size} ${letter}${cylinders}`;
}

/** Subaru never built fours and sixes that are not flat, though its reports to NHTSA say otherwise here and there. */
function ownLayout(cylinders: number, make: string | null): EngineLayout | null {
  return make === "Subaru" && (cylinders === 4 || cylinders === 6) ? "H" : null;
}

const INLINE_SIX_MAKES = new Set(["BMW", "Volvo"]);
/** Makes that have sold both, so that a six says nothing. */
const MIXED_SIX_MAKES = new Set(["Jaguar", "Jeep", "Land Rover", "Lexus", "Mercedes-Benz", "Toyota"]);
/** A six as large as this is an inline diesel. */
const LARGE_SIX_LITRES = 5;

/** The layout that goes without saying, or null. */
function usualLayout(litres: number, cylinders: number, make: string | null): EngineLayout | null {
  if (make === null || make === "Porsche") return null;
  if (cylinders <= 5) return "I";
  if (cylinders >= 8) return "V";
  if (cylinders !== 6 || MIXED_SIX_MAKES.has(make)) return null;
  return INLINE_SIX_MAKES.has(make) || litres >= LARGE_SIX_LITRES ? "I" : "V";
}
