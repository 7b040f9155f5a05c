import "server-only";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cookieOf, serializeCookie } from "@/lib/auth/session-cookie";
import { authSecret, environment } from "@/lib/env";

const LIFETIME_SECONDS = 365 * 24 * 60 * 60;
const cookieName = () => (environment().siteIsHttps ? "__Host-known-device" : "known-device");

const proofOf = (deviceId: string, username: string) =>
  createHmac("sha256", authSecret()).update(`known device|${deviceId}|${username}`).digest("base64url");

/** The id of this device when somebody has signed in to this account on it before; strangers cannot make one up. */
export function knownDevice(request: Request, username: string): string | null {
  const [deviceId, proof] = cookieOf(request, cookieName())?.split(".") ?? [];
  if (!deviceId || !proof) return null;
  const expected = Buffer.from(proofOf(deviceId, username));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected) ? deviceId : null;
}

/** A Set-Cookie header that remembers a device after a success; it opens nothing by itself. */
export function rememberDevice(username: string): string {
  const deviceId = randomBytes(16).toString("base64url");
  return serializeCookie(cookieName(), `${deviceId}.${proofOf(deviceId, username)}`, LIFETIME_SECONDS);
}
