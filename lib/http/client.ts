import type { FieldErrors } from "@/lib/http/errors";

/** A request failed with an error response, or without a response (status 0). */
export class RequestError extends Error {
  override name = "RequestError";

  constructor(
    message: string,
    readonly status: number,
    readonly details: {
      code?: string;
      fields?: FieldErrors;
      retryAfterSeconds?: number;
      body?: string;
      /** The response was incomplete. */
      brokeOff?: boolean;
    } = {},
  ) {
    super(message);
  }
}

type RequestOptions = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** Access token, sent as a bearer. */
  token?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets the request finish after the page was closed. */
  keepalive?: boolean;
  /** The message for a non-JSON response; by default its text. */
  nonJsonMessage?: string;
};

/**
 * Calls the site's own API and reads its JSON (undefined for an empty response).
 * The message of an error is the response's `error` field, else its `message`, else its text, else
 * 'HTTP error! status: {code}'.
 * @throws RequestError for an error response, and with status 0 when there was no complete response.
 */
export async function requestJson<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const { response, text } = await send(path, options);
  const json = parseJson(text);
  if (!response.ok) throw failure(response, text, json, options);
  if (text && json === undefined)
    throw new RequestError(options.nonJsonMessage ?? "Failed to parse response data", response.status);
  return json as T;
}

/** Calls the site's own API. @returns the response with its text, whatever its status. @throws RequestError when there was no complete response. */
async function send(
  path: string,
  { method = "GET", body, token, headers, signal, keepalive = false }: RequestOptions,
) {
  let response: Response | undefined;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      keepalive,
      headers: {
        Accept: "application/json",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    return { response, text: await response.text() };
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    if (response) throw new RequestError("Failed to process response", 0, { brokeOff: true });
    throw new RequestError("The site cannot be reached. Check your connection and try again.", 0);
  }
}

function failure(response: Response, text: string, json: unknown, options: RequestOptions): RequestError {
  const { error, message, code, fields } = (typeof json === "object" && json !== null ? json : {}) as {
    error?: unknown;
    message?: unknown;
    code?: string;
    fields?: FieldErrors;
  };
  const sentMessage = [error, message].find((value) => typeof value === "string" && value !== "") as
    | string
    | undefined;
  const fallback = json === undefined ? (options.nonJsonMessage ?? text.trim()) : "";
  const retryAfter = Number(response.headers.get("retry-after"));
  return new RequestError(
    sentMessage ?? (fallback || `HTTP error! status: ${response.status}`),
    response.status,
    {
      ...(code ? { code } : {}),
      ...(fields ? { fields } : {}),
      ...(Number.isFinite(retryAfter) && retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}),
      body: text,
    },
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
