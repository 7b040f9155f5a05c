import { drawingFor } from "@/lib/drawings/drawing";

const DRAWING_URL = /^\/drawings\/([\w-]+\.svg)$/;

/**
 * A drawing's URL as a `data:` URL, which saves a request for the main picture of a page. Any other URL is returned
 * unchanged. Only for server components: client code would bundle all drawings.
 */
export function embeddedDrawing(url: string): string {
  const [, file] = DRAWING_URL.exec(url) ?? [];
  const svg = file ? drawingFor(file) : null;
  if (svg === null) return url;
  const text = svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}
