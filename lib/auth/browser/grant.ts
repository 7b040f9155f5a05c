import { broadcast } from "@/lib/auth/browser/broadcast";
import { clockDifference, compareClocks, localExpiry } from "@/lib/auth/browser/device-clock";
import { readUser } from "@/lib/auth/browser/read-user";
import { adoptGrant } from "@/lib/auth/browser/session-state";
import { readStored } from "@/lib/auth/browser/storage";

/**
 * Adopts the access token (and the user, else the stored one) of a response just received.
 * @returns the token, or null when the response contains no readable token.
 */
export function adoptTokenResponse(answer: unknown): string | null {
  const { accessToken, token: otherName, user } = asObject(answer);
  const token = accessToken ?? otherName;
  if (typeof token !== "string") return null;
  const now = Date.now();
  compareClocks(token, now);
  const expiresAt = localExpiry(token, now);
  if (expiresAt === null) return null;
  const grant = { token, user: readUser(user) ?? readStored().user };
  // Broadcast before storing: from storage alone, other tabs would check the expiry against a wrong clock.
  broadcast({ ...grant, clockDifference: clockDifference() });
  adoptGrant({ ...grant, expiresAt });
  return token;
}

/** The fields of a response; none when it is not an object. */
export const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
