import "server-only";
import sharp from "sharp";
import { drawingFor } from "@/lib/drawings/drawing";

/**
 * A drawing as a PNG data address, for where SVG is not taken.
 * @param file its name under /drawings
 * @param size in pixels; the drawing stands whole on the lower edge, and its sky or wall goes on above it
 * @throws Error when there is no such drawing.
 */
export async function drawingAsPng(file: string, size: { width: number; height: number }): Promise<string> {
  const drawing = drawingFor(file);
  if (drawing === null) throw new Error(`There is no drawing ${file}.`);
  const background = file.includes("-door") ? "#D5D9D7" : file.includes("-lot") ? "#E3E7E6" : "#00000000";
  const png = await sharp(Buffer.from(drawing))
    .resize({ ...size, fit: "contain", position: "bottom", background })
    .png({ palette: true })
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
