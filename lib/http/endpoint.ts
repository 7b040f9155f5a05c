import "server-only";
import type { z } from "zod";
import { type Database, isDatabaseUnavailable } from "@/lib/db";
import { readJson } from "@/lib/http/body";
import { ApiError, databaseUnavailable, errorResponse } from "@/lib/http/errors";
import { runOnce } from "@/lib/http/idempotency";
import { logFailure } from "@/lib/http/log";
import { limitRate, type RateLimitRule } from "@/lib/http/rate-limit";
import { parseInput } from "@/lib/http/validation";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
// A route without a dynamic part has no params at all.
type RouteContext = { params: Promise<Record<string, string | string[] | undefined> | undefined> };
type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;
type Infer<T> = T extends z.ZodType ? z.output<T> : undefined;

/** The characters and length of an id that is safe to query. */
const ID_PATTERN = /^[\x21-\x7e]{1,100}$/;

/** The input of a handler, after all checks. */
export type EndpointCall<Body, Query, Caller> = {
  request: Request;
  /** The route's `id` or `reference`; an empty string, which no record has, when it is missing or malformed. */
  id: string;
  body: Body;
  query: Query;
  caller: Caller;
};

type Checks<B, Q> = {
  body?: B;
  query?: Q;
  rateLimit?: RateLimitRule;
};

/** An endpoint that needs no sign-in. */
export function publicEndpoint<
  B extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
>(
  definition: Checks<B, Q> & {
    run: (call: EndpointCall<Infer<B>, Infer<Q>, undefined>) => Promise<Response> | Response;
  },
): RouteHandler {
  return guardedEndpoint(() => undefined, definition);
}

/**
 * An endpoint behind a guard. The order is always the same: authentication, rate limit, input, then the handler.
 * The guard returns proof of the caller, or throws an ApiError.
 */
export function guardedEndpoint<
  Caller,
  B extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
>(
  guard: (request: Request) => Promise<Caller> | Caller,
  definition: Checks<B, Q> & {
    run: (call: EndpointCall<Infer<B>, Infer<Q>, Caller>) => Promise<Response> | Response;
  },
): RouteHandler {
  return async (request, context) => {
    const caller = await guard(request);
    if (definition.rateLimit) await limitRate(request, definition.rateLimit);
    const query = definition.query
      ? parseInput(definition.query, Object.fromEntries(new URL(request.url).searchParams), "invalid_query")
      : undefined;
    const body = definition.body ? parseInput(definition.body, (await readJson(request)).value) : undefined;
    const params = await context.params;
    const id = params?.id ?? params?.reference;
    return definition.run({
      request,
      id: typeof id === "string" && ID_PATTERN.test(id) ? id : "",
      body: body as Infer<B>,
      query: query as Infer<Q>,
      caller,
    });
  };
}

/**
 * A public create with Idempotency-Key: the record and the key are written in one transaction, so a repeated request
 * (even one that arrives while the first is still running) returns the first result and stores nothing twice.
 */
export function publicCreate<B extends z.ZodType, R extends object>(definition: {
  body: B;
  rateLimit: RateLimitRule;
  create: (database: Database, body: z.output<B>) => Promise<R>;
  /** Adds to the result what must not be stored with the Idempotency-Key. Also called for a repeated request. */
  complete?: (database: Database, result: R) => Promise<object>;
  /** Called after the transaction, before the response is sent. */
  onCreated?: () => void;
}): RouteHandler {
  return async (request) => {
    await limitRate(request, definition.rateLimit);
    const { value, text } = await readJson(request);
    const body = parseInput(definition.body, value);
    const create = (database: Database) => definition.create(database, body);
    const response = await runOnce(request, text, create, definition.complete);
    definition.onCreated?.();
    return response;
  };
}

/**
 * The exports of a route file: the given methods, 405 with Allow for the others, and every error in the envelope. Use as `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ … })`.
 */
export function route(handlers: Partial<Record<Method, RouteHandler>>) {
  const allowed = [
    ...(Object.keys(handlers) as Method[]).flatMap((method) =>
      method === "GET" ? ["GET", "HEAD"] : [method],
    ),
    "OPTIONS",
  ].join(", ");
  const refuse = () => {
    throw new ApiError("method_not_allowed", `This URL does not support that method. Allowed: ${allowed}.`, {
      headers: { Allow: allowed },
    });
  };
  const handler = (method: Method) => safely(handlers[method] ?? refuse);
  return {
    GET: handler("GET"),
    HEAD: safely(async (request, context) => {
      const answer = await handler("GET")(request, context);
      return new Response(null, { status: answer.status, headers: answer.headers });
    }),
    POST: handler("POST"),
    PUT: handler("PUT"),
    PATCH: handler("PATCH"),
    DELETE: handler("DELETE"),
    OPTIONS: async () => new Response(null, { status: 204, headers: { Allow: allowed } }),
  };
}

function safely(
  handler: (request: Request, context: RouteContext) => Promise<Response> | never,
): RouteHandler {
  return async (request, context) => {
    try {
      return await handler(request, context);
    } catch (error) {
      return errorResponse(toApiError(error, request));
    }
  };
}

/** The expected error that a handler responds with. Logs an unexpected one, without anything that the caller sent. */
export function toApiError(error: unknown, request: Request): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseUnavailable(error)) return databaseUnavailable();
  logFailure(`${request.method} ${new URL(request.url).pathname}`, error);
  return new ApiError("internal_error", "Something went wrong on our side. Please try again or call us.");
}
