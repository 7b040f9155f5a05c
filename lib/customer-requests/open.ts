import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import { getCustomerRequest } from "@/lib/customer-requests/queries";
import type { OpenedRequest } from "@/lib/customer-requests/schema";
import { ApiError } from "@/lib/http/errors";
import { isLimited, limitRate, type RateLimitRule } from "@/lib/http/rate-limit";

/** Pages of requests that one client opens. */
const PAGE_LIMIT: RateLimitRule = { name: "request-pages", limit: 300, windowSeconds: 600 };
/** Wrong links that one client tries. After that, no link is looked up for this client. */
const GUESS_LIMIT: RateLimitRule = { name: "request-guesses", limit: 20, windowSeconds: 600 };

/** The request that the token of a page's URL opens. A layout and its page share one lookup. */
export const openRequest = cache(async (token: string): Promise<OpenedRequest> => {
  const caller = { headers: await headers() };
  try {
    await limitRate(caller, PAGE_LIMIT);
    if (await isLimited(caller, GUESS_LIMIT)) return { kind: "limited" };
    const request = await getCustomerRequest(token);
    if (request) return { kind: "open", request };
    await limitRate(caller, GUESS_LIMIT);
    return { kind: "ended" };
  } catch (error) {
    if (error instanceof ApiError && error.code === "too_many_requests") return { kind: "limited" };
    throw error;
  }
});
