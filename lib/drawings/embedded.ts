import { bodyTypeOf } from "@/lib/drawings/body-type";
import { drawingFor } from "@/lib/drawings/drawing";
import { lineDrawing } from "@/lib/drawings/line";
import { isExploded } from "@/lib/drawings/urls";

const DRAWING_URL = /^\/drawings\/([\w-]+\.svg)$/;

/**
 * A drawing's URL as a `data:` URL, which saves a request for the main picture of a page. Any other URL is returned
 * unchanged. Only for server components: client code would bundle all drawings.
 */
export function embeddedDrawing(url: string): string {
  const [, file] = DRAWING_URL.exec(url) ?? [];
  const svg = file ? drawingFor(file) : null;
  if (svg === null) return url;
  return dataUrl(svg);
}

/** The light line drawing of a dismantled vehicle as a `data:` URL, for pictures, which have no dark mode. */
export function lightLineDrawing(vehicle: { make: string; model: string; status: string }): string {
  return dataUrl(lineDrawing({ body: bodyTypeOf(vehicle), exploded: isExploded(vehicle), scheme: "light" }));
}

function dataUrl(svg: string): string {
  const text = svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}
