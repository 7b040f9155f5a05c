import { asAdmin } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";

/** The content of a response with its ETag. */
export type Tagged<T> = { tag: string; data: T };

type Options = { signal: AbortSignal; failure: string };

/**
 * Reads a URL under /api/admin that is polled: with the content that is known already, an unchanged one is not sent again
 * (304), and the same object is returned.
 * @throws RequestError with the server's message, else `failure`; status 0 when there was no complete response.
 */
export function adminContent<T>(
  path: string,
  known: Tagged<T> | undefined,
  { signal, failure }: Options,
): Promise<Tagged<T>> {
  return asAdmin(path, async ({ token }) => {
    const headers = {
      Accept: "application/json",
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(known && { "If-None-Match": known.tag }),
    };
    const response = await fetch(path, { credentials: "same-origin", headers, signal }).catch((error) => {
      if (signal.aborted) throw error;
      throw new RequestError("The site cannot be reached. Check your connection and try again.", 0);
    });
    if (response.status === 304 && known) return known;
    const data = await response.json().catch((error: unknown) => {
      if (signal.aborted) throw error;
      throw new RequestError(failure, response.ok ? 0 : response.status);
    });
    if (!response.ok) throw new RequestError(String(data?.error ?? failure), response.status);
    return { tag: response.headers.get("etag") ?? "", data };
  });
}
