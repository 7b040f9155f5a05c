import { drawingFor } from "@/lib/drawings/drawing";

/** Serves the vehicle drawings, which are generated on request. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const drawing = drawingFor((await params).file);
  if (drawing === null) return new Response("There is no such drawing.", { status: 404 });
  return new Response(drawing, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
