import { logRefreshFailure } from "@/lib/auth/browser/console";
import { readUser } from "@/lib/auth/browser/read-user";
import {
  adoptGrant,
  endSession,
  type Grant,
  getSession,
  setSession,
  storedGrant,
} from "@/lib/auth/browser/session-state";
import { clearStored, readStored } from "@/lib/auth/browser/storage";
import { isTokenExpired, tokenExpiry } from "@/lib/auth/browser/token";
import type { SignedInUser } from "@/lib/auth/schema";
import { RequestError, requestJson } from "@/lib/http/client";

const AUTHENTICATION_FAILED = "Authentication failed";
/** How long a sign-out waits for the server before it is done without it. */
const LOGOUT_TIMEOUT_MS = 5_000;

let starting: Promise<void> | null = null;
let refreshing: Promise<string | null> | null = null;
// Counts sign-outs, so that a refresh that was under way then does not bring the session back.
let signOuts = 0;

/** The access token in use, or the stored one; null when there is none. It may have expired. */
export function currentToken(): string | null {
  const session = getSession();
  return session.status === "signed-in" ? session.token : readStored().token;
}

/**
 * Finds out who is signed in: adopts the stored token when the server vouches for it, else tries to renew it. Who is
 * signed in already stays so.
 */
export async function startSession(): Promise<void> {
  const session = getSession();
  if (session.status === "signed-in" && !isTokenExpired(session.token, Date.now())) return;
  starting ??= start().finally(() => {
    starting = null;
  });
  await starting;
}

async function start(): Promise<void> {
  setSession({ status: "loading" });
  const stored = storedGrant(Date.now());
  const verified = stored && (await verify(stored));
  if (verified) adoptGrant(verified);
  else await refreshToken();
}

async function verify(grant: Grant): Promise<Grant | null> {
  try {
    const answer = await requestJson<unknown>("/api/auth/verify", { token: grant.token });
    const { valid, user } = asObject(answer);
    return valid === true ? { ...grant, user: readUser(user) ?? grant.user } : null;
  } catch {
    return null;
  }
}

/**
 * Renews the access token with the cookie's session; null when that failed. One renewal at a time: who calls
 * meanwhile gets its result. A refusal ends the session, a server that does not answer leaves it as it is.
 */
export function refreshToken(): Promise<string | null> {
  refreshing ??= refresh().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function refresh(): Promise<string | null> {
  const signOutsBefore = signOuts;
  try {
    const grant = readGrant(await requestJson<unknown>("/api/auth/refresh", { method: "POST" }));
    if (!grant) throw new RequestError(AUTHENTICATION_FAILED, 401);
    if (signOuts !== signOutsBefore) return null;
    adoptGrant(grant);
    return grant.token;
  } catch (error) {
    logRefreshFailure();
    if (error instanceof RequestError && (error.status === 401 || error.status === 403))
      endSession("expired");
    else if (getSession().status === "loading") setSession({ status: "unreachable" });
    return null;
  }
}

/**
 * Signs in and keeps the token.
 * @throws RequestError with the server's sentence, 'Login failed' when it sent none, 401 for a wrong name or password.
 */
export async function login(username: string, password: string): Promise<void> {
  const answer = await requestJson<unknown>("/api/auth/login", {
    method: "POST",
    body: { username, password },
    nonJsonMessage: "Login failed",
  });
  const grant = readGrant(answer);
  if (!grant) throw new RequestError(AUTHENTICATION_FAILED, 200);
  adoptGrant(grant);
}

/** Signs out here whatever happens, and on the server when it answers. */
export async function logout(): Promise<void> {
  const token = currentToken();
  signOuts += 1;
  clearStored();
  try {
    await requestJson("/api/auth/logout", {
      method: "POST",
      ...(token ? { token } : {}),
      signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS),
    });
  } catch {
    // The session on this device is gone either way.
  }
  endSession("logout");
}

function readGrant(answer: unknown): Grant | null {
  const { accessToken, token: otherName, user: answered } = asObject(answer);
  const token = accessToken ?? otherName;
  if (typeof token !== "string") return null;
  const expiresAt = tokenExpiry(token);
  const user: SignedInUser | null = readUser(answered) ?? readStored().user;
  return expiresAt === null ? null : { token, user, expiresAt };
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
