import { type BodyType, bodyTypes } from "@/lib/drawings/bodies/body";
import { type Ground, grounds } from "@/lib/drawings/ground";
import { lineDrawing } from "@/lib/drawings/line";
import { type PaintName, paints } from "@/lib/drawings/paint";
import { paintedDrawing } from "@/lib/drawings/painted";
import { type SceneName, scenes } from "@/lib/drawings/scenes";

const bodyPattern = bodyTypes.join("|");
const painted = new RegExp(
  `^(${bodyPattern})-(${Object.keys(paints).join("|")})-(${grounds.join("|")})(-sold)?$`,
);
const line = new RegExp(`^(${bodyPattern})-parts-(whole|exploded)$`);

/**
 * The SVG document for a file name under /drawings/, such as "suv-blue-lot.svg", "sedan-parts-whole.svg" or
 * "scene-repair.svg", or null for any other name. Deterministic: the same name always returns the same text.
 */
export function drawingFor(file: string): string | null {
  if (!file.endsWith(".svg")) return null;
  const name = file.slice(0, -".svg".length);
  if (Object.hasOwn(scenes, name)) return scenes[name as SceneName]();
  // The casts are safe: the patterns are built from the same lists as the types.
  const [, body, paint, ground, sold] = painted.exec(name) ?? [];
  if (body) {
    return paintedDrawing({
      body: body as BodyType,
      paint: paint as PaintName,
      ground: ground as Ground,
      sold: sold !== undefined,
    });
  }
  const [, lineBody, state] = line.exec(name) ?? [];
  return lineBody ? lineDrawing({ body: lineBody as BodyType, exploded: state === "exploded" }) : null;
}

/** Every file name that `drawingFor` supports. */
export function drawingFiles(): string[] {
  const cars = bodyTypes.flatMap((body) => [
    ...Object.keys(paints).flatMap((paint) =>
      grounds.flatMap((ground) => ["", "-sold"].map((sold) => `${body}-${paint}-${ground}${sold}.svg`)),
    ),
    `${body}-parts-whole.svg`,
    `${body}-parts-exploded.svg`,
  ]);
  return [...cars, ...Object.keys(scenes).map((name) => `${name}.svg`)];
}
