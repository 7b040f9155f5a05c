/** I inline, V, H flat (boxer), W, R rotary. */
export type EngineLayout = "I" | "V" | "H" | "W" | "R";

export type EngineFacts = {
  /** Displacement in liters, with any precision. */
  liters: number | null;
  cylinders: number | null;
  layout: EngineLayout | null;
  /** Used for makes that build only one layout. As returned by `naturalMake`. */
  make: string | null;
};

/**
 * Formats an engine as the trade does: "2.5L I4", "3.5L V6", "2.5L H4", "2.5L" if the cylinders are unknown, null if the
 * displacement is unknown. Liters are rounded to one decimal (2.998832 is 3.0L).
 */
export function formatEngineSize({ liters, cylinders, layout, make }: EngineFacts): string | null {
  if (liters === null || !Number.isFinite(liters)) return null;
  const rounded = Math.round(liters * 10) / 10;
  if (rounded < 0.3 || rounded > 17) return null;
  const size = `${rounded.toFixed(1)}L`;
  if (cylinders === null || !Number.isInteger(cylinders) || cylinders < 1 || cylinders > 16) return size;
  const letter = correctedLayout(cylinders, make) ?? layout ?? usualLayout(rounded, cylinders, make);
  return letter === null ? `${size} ${cylinders}-cyl` : `${size} ${letter}${cylinders}`;
}

/** Corrects a known error in NHTSA's data: all four- and six-cylinder Subaru engines are flat. */
function correctedLayout(cylinders: number, make: string | null): EngineLayout | null {
  return make === "Subaru" && (cylinders === 4 || cylinders === 6) ? "H" : null;
}

const INLINE_SIX_MAKES = new Set(["BMW", "Volvo"]);
/** Makes that have sold both inline and V6 engines. */
const MIXED_SIX_MAKES = new Set(["Jaguar", "Jeep", "Land Rover", "Lexus", "Mercedes-Benz", "Toyota"]);
/** Six-cylinder engines from this size on are inline diesels. */
const LARGE_SIX_LITERS = 5;

/** The usual layout for the displacement, cylinders and make, or null. */
function usualLayout(liters: number, cylinders: number, make: string | null): EngineLayout | null {
  if (make === null || make === "Porsche") return null;
  if (cylinders <= 5) return "I";
  if (cylinders >= 8) return "V";
  if (cylinders !== 6 || MIXED_SIX_MAKES.has(make)) return null;
  return INLINE_SIX_MAKES.has(make) || liters >= LARGE_SIX_LITERS ? "I" : "V";
}
