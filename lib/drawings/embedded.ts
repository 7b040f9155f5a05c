import { drawingFor } from "@/lib/drawings/drawing";

const ADDRESS = /^\/drawings\/([\w-]+\.svg)$/;

/**
 * The address of a drawing as the drawing itself (`data:`), for the one picture that a page is opened for: asking for it
 * would take a slow phone another round trip. Any other address stays what it is. Not for code that a browser loads:
 * the drawings would come along.
 */
export function embeddedDrawing(address: string): string {
  const [, file] = ADDRESS.exec(address) ?? [];
  const svg = file ? drawingFor(file) : null;
  if (svg === null) return address;
  const text = svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}
