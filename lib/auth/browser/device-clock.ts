import { tokenExpiry, tokenIssuedAt } from "@/lib/auth/browser/token";

/** Smaller clock differences are ignored: responses take time, and `iat` is in whole seconds. */
const TOLERANCE_MS = 60_000;

// How far the server's clock is ahead of this device's. Otherwise a device whose clock is an hour off would treat
// each new token as expired, or as valid for ninety minutes.
let ahead = 0;

/** Compares the clocks by a token that the server has issued just now. `now` is the device's, in milliseconds. */
export function compareClocks(token: string, now: number): void {
  const issuedAt = tokenIssuedAt(token);
  if (issuedAt !== null) ahead = Math.abs(issuedAt - now) > TOLERANCE_MS ? issuedAt - now : 0;
}

/** How far the server's clock is ahead of this device's, in milliseconds, as far as is known. */
export const clockDifference = (): number => ahead;

/** Sets the offset that another tab of this device measured. */
export function setClockDifference(milliseconds: number): void {
  ahead = milliseconds;
}

/** The server's time when the device's clock says `now`; both in milliseconds since 1970. */
export const serverTime = (now: number): number => now + ahead;

/** When a token expires on this device's clock, in milliseconds since 1970; null when it cannot be read. */
export function localExpiry(token: string | null, now: number): number | null {
  const issuedAt = tokenIssuedAt(token);
  // A token issued in the future means that the device's clock is behind by at least that much.
  if (issuedAt !== null && issuedAt - serverTime(now) > TOLERANCE_MS) ahead = issuedAt - now;
  const expiry = tokenExpiry(token);
  return expiry === null ? null : expiry - ahead;
}
