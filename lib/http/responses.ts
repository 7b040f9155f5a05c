/** A record as an answer: its version becomes a strong ETag, for If-Match on the way back. */
export function recordResponse(record: { version: number }, status: 200 | 201 = 200): Response {
  return Response.json(record, {
    status,
    headers: { ETag: `"${record.version}"`, "Cache-Control": "no-store" },
  });
}

/** A plain JSON answer that nobody keeps. */
export function jsonResponse(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

/** 204: done, nothing to say. */
export function noContentResponse(): Response {
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}

/**
 * A page of a list: the plain array of the contract, the ways on and back in Link, the whole count in X-Total-Count, and
 * in X-Offset how many come before this page.
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

/** Part of a list: its items, how many there are in all and before them, and where the parts beside it start (null at the ends). */
export type Page<T> = {
  items: T[];
  total: number;
  offset: number;
  previousCursor: string | null;
  nextCursor: string | null;
};
