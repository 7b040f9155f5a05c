import "server-only";
import { createHmac } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { authSecret, environment } from "@/lib/env";

/** How long an access token is good for. */
export const ACCESS_TOKEN_SECONDS = 30 * 60;

const ALGORITHM = "HS256";
const TYPE = "at+jwt";
const AUDIENCE = "office";

/** Whose token it is, and of which session. */
export type AccessClaims = { userId: string; sessionId: string };

// A key of its own, so that nothing else signed with the secret can pass for an access token.
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

/** An id as the database makes them: nothing that it could not be asked for. */
const ID_PATTERN = /^[\w-]{1,100}$/;

// A signature has spellings that decode alike; ours is the one that was handed out.
const isCanonical = (token: string) =>
  token.split(".").every((part) => Buffer.from(part, "base64url").toString("base64url") === part);

/** What a token says, or null unless it is one of ours, for this site, of this kind and in its time. */
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
