import { RequestError } from "@/lib/http/client";

/** A page of a list: its records, the total, the number of records before it, and the paths of the pages next to it (null at the ends). */
export type ListPage<T> = {
  items: T[];
  total: number;
  offset: number;
  nextPath: string | null;
  previousPath: string | null;
};

const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/**
 * The records of a list response, parsed tolerantly: as JSON; failing that, without control characters; failing that,
 * only the text between the outermost brackets. A single object is a list of one, an empty body an empty list. The
 * records are not validated.
 * @throws RequestError 'Failed to parse response data', or 'Invalid response format' for JSON that is not a list.
 */
export function parseTolerantList<T>(text: string, status = 200): T[] {
  if (text.trim() === "") return [];
  const clean = text.replace(CONTROL_CHARACTERS, "");
  const bracketed = clean.slice(clean.indexOf("["), clean.lastIndexOf("]") + 1);
  const parsed = [text, clean, bracketed].map(tryJson).find((result) => result !== undefined);
  if (!parsed) throw new RequestError("Failed to parse response data", status);
  if (Array.isArray(parsed.value)) return parsed.value as T[];
  if (typeof parsed.value === "object" && parsed.value !== null) return [parsed.value as T];
  throw new RequestError("Invalid response format", status);
}

/**
 * Reads one page of a list of the site's own API.
 * @throws RequestError with the response's `error` or `message`, else `failure`; 'Failed to process response' for an
 * incomplete response; status 0 when there was none.
 */
export async function requestList<T>(
  path: string,
  { token, signal, failure }: { token?: string; signal: AbortSignal; failure: string },
): Promise<ListPage<T>> {
  const { response, text } = await get(path, token, signal);
  if (!response.ok) throw new RequestError(messageIn(text) ?? failure, response.status, { body: text });
  const items = parseTolerantList<T>(text, response.status);
  const total = Number(response.headers.get("x-total-count") ?? Number.NaN);
  return {
    items,
    total: Number.isInteger(total) ? total : items.length,
    offset: Number(response.headers.get("x-offset") ?? 0) || 0,
    nextPath: nextPath(response.headers.get("link")),
    previousPath: previousPath(response.headers.get("link")),
  };
}

/** The path of the next page in a Link header; null when there is none on this site. */
export function nextPath(link: string | null): string | null {
  return /<(\/[^>]*)>\s*;[^,]*\brel="?next\b/.exec(link ?? "")?.[1] ?? null;
}

/** The path of the previous page in a Link header. */
function previousPath(link: string | null): string | null {
  return /<(\/[^>]*)>\s*;[^,]*\brel="?prev\b/.exec(link ?? "")?.[1] ?? null;
}

async function get(path: string, token: string | undefined, signal: AbortSignal) {
  const headers = { Accept: "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(path, { credentials: "same-origin", headers, signal }).catch((error) => {
    if (signal.aborted) throw error;
    throw new RequestError("The site cannot be reached. Check your connection and try again.", 0);
  });
  const text = await response.text().catch((error) => {
    if (signal.aborted) throw error;
    throw new RequestError("Failed to process response", response.status);
  });
  return { response, text };
}

function messageIn(text: string): string | undefined {
  const value = tryJson(text)?.value;
  if (typeof value !== "object" || value === null) return undefined;
  const { error, message } = value as Record<string, unknown>;
  return [error, message].find((text): text is string => typeof text === "string" && text !== "");
}

function tryJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
