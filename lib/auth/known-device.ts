import "server-only";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cookiesOf, serializeCookie } from "@/lib/auth/session-cookie";
import { authSecret, environment } from "@/lib/env";

const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

const keyed = (text: string) => createHmac("sha256", authSecret()).update(text).digest("base64url");

const proofOf = (deviceId: string, username: string) => keyed(`known device|${deviceId}|${username}`);

// One cookie per account, so that colleagues on a shared device do not overwrite each other's.
function cookieName(username: string): string {
  const prefix = environment().siteIsHttps ? "__Host-" : "";
  return `${prefix}known-device-${keyed(`known device of|${username}`).slice(0, 12)}`;
}

/**
 * The id of this device when someone has signed in to this account on it before; it cannot be forged. Use
 * `isOlderThan` to check whether that was before the last password change.
 */
export function knownDevice({ headers }: Request, username: string): string | null {
  for (const cookie of cookiesOf(headers, cookieName(username))) {
    const [deviceId = "", proof = ""] = cookie.split(".");
    const expected = Buffer.from(proofOf(deviceId, username));
    const given = Buffer.from(proof);
    if (given.length === expected.length && timingSafeEqual(given, expected)) return deviceId;
  }
  return null;
}

/** Whether a known device has been remembered before a moment, such as the last change of the password. */
export const isOlderThan = (deviceId: string, moment: Date): boolean =>
  !(Number.parseInt(deviceId.split("-")[0] ?? "", 36) >= moment.getTime());

/** A Set-Cookie header that remembers a device after a successful sign-in; it grants no access by itself. */
export function rememberDevice(username: string): string {
  const deviceId = `${Date.now().toString(36)}-${randomBytes(16).toString("base64url")}`;
  return serializeCookie(
    cookieName(username),
    `${deviceId}.${proofOf(deviceId, username)}`,
    LIFETIME_SECONDS,
  );
}
