import "server-only";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cookiesOf, serializeCookie } from "@/lib/auth/session-cookie";
import { authSecret, environment } from "@/lib/env";

const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

const keyed = (text: string) => createHmac("sha256", authSecret()).update(text).digest("base64url");

const proofOf = (deviceId: string, username: string) => keyed(`known device|${deviceId}|${username}`);

// One for each account, so that colleagues at one counter do not take each other's place.
function cookieName(username: string): string {
  const prefix = environment().siteIsHttps ? "__Host-" : "";
  return `${prefix}known-device-${keyed(`known device of|${username}`).slice(0, 12)}`;
}

/**
 * The id of this device when somebody has signed in to this account on it before; strangers cannot make one up. Whether
 * that was with the password of today, `isOlderThan` tells.
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

/** A Set-Cookie header that remembers a device after a success; it opens nothing by itself. */
export function rememberDevice(username: string): string {
  const deviceId = `${Date.now().toString(36)}-${randomBytes(16).toString("base64url")}`;
  return serializeCookie(
    cookieName(username),
    `${deviceId}.${proofOf(deviceId, username)}`,
    LIFETIME_SECONDS,
  );
}
