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

/** A page of a list: the plain array of the contract, the way on in Link, the whole count in X-Total-Count. */
export function listResponse<T>(request: Request, page: Page<T>): Response {
  const headers = new Headers({ "X-Total-Count": String(page.total), "Cache-Control": "no-store" });
  if (page.nextCursor) {
    const url = new URL(request.url);
    url.searchParams.set("cursor", page.nextCursor);
    headers.set("Link", `<${url.pathname}${url.search}>; rel="next"`);
  }
  return Response.json(page.items, { headers });
}

/** Part of a list: its items, how many there are in all, and where the next part starts (null at the end). */
export type Page<T> = { items: T[]; total: number; nextCursor: string | null };
