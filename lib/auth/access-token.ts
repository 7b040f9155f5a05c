import "server-only";
import { createHmac } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { authSecret, environment } from "@/lib/env";

/** The lifetime of an access token. */
export const ACCESS_TOKEN_SECONDS = 30 * 60;

const ALGORITHM = "HS256";
const TYPE = "at+jwt";
const AUDIENCE = "office";

/** Whose token it is, and of which session. */
export type AccessClaims = { userId: string; sessionId: string };

// A separate key, so that nothing else signed with the secret is accepted as an access token.
function signingKey(): Uint8Array {
  return createHmac("sha256", authSecret()).update("access token, version 1").digest();
}

/** A bearer token of 30 minutes for the office's API. */
export function signAccessToken({ userId, sessionId }: AccessClaims): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(userId)
    .setIssuer(environment().siteUrl)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setNotBefore("0s")
    .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
    .setJti(crypto.randomUUID())
    .sign(signingKey());
}

/** An id in the database's format, so that it is always safe to query. */
const ID_PATTERN = /^[\w-]{1,100}$/;

// Several base64url encodings decode to the same signature; only the issued one is accepted.
const isCanonical = (token: string) =>
  token.split(".").every((part) => Buffer.from(part, "base64url").toString("base64url") === part);

/** Verifies a token and returns its claims, or null when the signature, issuer, audience, type or expiry is wrong. */
export async function readAccessToken(token: string): Promise<AccessClaims | null> {
  if (!isCanonical(token)) return null;
  try {
    const { payload } = await jwtVerify(token, signingKey(), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: environment().siteUrl,
      audience: AUDIENCE,
      requiredClaims: ["sub", "sid", "iat", "nbf", "exp"],
      maxTokenAge: ACCESS_TOKEN_SECONDS,
    });
    const { sub, sid } = payload;
    const isOurs = [sub, sid].every((id) => typeof id === "string" && ID_PATTERN.test(id));
    return isOurs ? { userId: sub as string, sessionId: sid as string } : null;
  } catch {
    return null;
  }
}
