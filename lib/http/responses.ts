/** A record as a response: its version becomes a strong ETag, for If-Match in a later update. */
export function recordResponse(record: { version: number }, status: 200 | 201 = 200): Response {
  return Response.json(record, {
    status,
    headers: { ETag: `"${record.version}"`, "Cache-Control": "no-store" },
  });
}

/** A JSON response that is not cached. */
export function jsonResponse(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

/** An empty response: 204. */
export function noContentResponse(): Response {
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}

/**
 * A page of a list: the plain array of the contract, the next and previous page in Link, the total in X-Total-Count,
 * and the number of items before this page in X-Offset.
 */
export function listResponse<T>(request: Request, page: Page<T>): Response {
  const { items, total, offset, previousCursor, nextCursor } = page;
  const headers = new Headers({
    "X-Total-Count": String(total),
    "X-Offset": String(offset),
    "Cache-Control": "no-store",
  });
  if (nextCursor) headers.append("Link", linkTo(request, "next", nextCursor));
  if (previousCursor) headers.append("Link", linkTo(request, "prev", previousCursor));
  return Response.json(items, { headers });
}

function linkTo(request: Request, relation: "prev" | "next", cursor: string): string {
  const url = new URL(request.url);
  url.searchParams.set("cursor", cursor);
  return `<${url.pathname}${url.search}>; rel="${relation}"`;
}

/** A page of a list: its items, the total, the number of items before them, and the cursors of the pages next to it (null at the ends). */
export type Page<T> = {
  items: T[];
  total: number;
  offset: number;
  previousCursor: string | null;
  nextCursor: string | null;
};
