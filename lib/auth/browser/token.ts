/** A token that expires this soon is treated as expired. */
const EXPIRY_MARGIN_SECONDS = 300;
const EXPIRY_MARGIN_MS = EXPIRY_MARGIN_SECONDS * 1_000;
const MIN_REFRESH_DELAY_MS = 1_000;
const MAX_REFRESH_DELAY_MS = 30 * 60 * 1_000;

/** When a token expires, in milliseconds since 1970 (its `exp` times 1000); null when it cannot be read. */
export const tokenExpiry = (token: string | null): number | null => readInstant(token, "exp");

/** When a token was issued, on the server's clock, in milliseconds since 1970; null when it does not say. */
export const tokenIssuedAt = (token: string | null): number | null => readInstant(token, "iat");

function readInstant(token: string | null, claim: "exp" | "iat"): number | null {
  const payload = token?.split(".")[1];
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    const seconds =
      typeof claims === "object" && claims !== null ? (claims as Record<string, unknown>)[claim] : null;
    return typeof seconds === "number" && Number.isFinite(seconds) ? seconds * 1_000 : null;
  } catch {
    return null;
  }
}

/** Whether a token is missing, unreadable, or expires within 300 seconds of `now` (milliseconds). */
export function isTokenExpired(token: string | null, now: number): boolean {
  const expiry = tokenExpiry(token);
  return expiry === null || expiry - now <= EXPIRY_MARGIN_MS;
}

/**
 * Milliseconds until a token that expires at `expiry` should be renewed: five minutes before, at once when that is
 * past, otherwise from one second to thirty minutes.
 */
export function refreshDelay(expiry: number, now: number): number {
  const delay = expiry - EXPIRY_MARGIN_MS - now;
  return delay <= 0 ? 0 : Math.min(Math.max(delay, MIN_REFRESH_DELAY_MS), MAX_REFRESH_DELAY_MS);
}
