import "server-only";
import sharp from "sharp";
import { drawingFor } from "@/lib/drawings/drawing";

/**
 * A drawing as a PNG data address, for where SVG is not taken.
 * @param file its name under /drawings
 * @param width in pixels
 * @throws Error when there is no such drawing.
 */
export async function drawingAsPng(file: string, width: number): Promise<string> {
  const drawing = drawingFor(file);
  if (drawing === null) throw new Error(`There is no drawing ${file}.`);
  const png = await sharp(Buffer.from(drawing)).resize({ width }).png({ palette: true }).toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
