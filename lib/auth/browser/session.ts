import { adoptTokenResponse, asObject } from "@/lib/auth/browser/grant";
import { readUser } from "@/lib/auth/browser/read-user";
import { currentToken, refreshToken } from "@/lib/auth/browser/renewal";
import { withSessionLock } from "@/lib/auth/browser/session-lock";
import {
  adoptGrant,
  endSession,
  getSession,
  type SignOutReason,
  setSession,
  storedGrant,
} from "@/lib/auth/browser/session-state";
import { readStored } from "@/lib/auth/browser/storage";
import type { SignedInUser } from "@/lib/auth/schema";
import { RequestError, requestJson } from "@/lib/http/client";

const LOGIN_FAILED = "Login failed";
const AUTHENTICATION_FAILED = "Authentication failed";
/** The timeout of the sign-out request. */
const LOGOUT_TIMEOUT_MS = 5_000;
/** The longest expected delay of storage changes between tabs. */
const STORAGE_PATIENCE_MS = 500;

let starting: Promise<void> | null = null;
let signingOut: Promise<void> = Promise.resolve();

/**
 * Restores the session: adopts the stored token when the server confirms it, else tries to renew it. Does nothing
 * when already signed in.
 */
export async function startSession(): Promise<void> {
  const { status } = getSession();
  if (status === "signed-in" || status === "signed-out") return;
  starting ??= start().finally(() => {
    starting = null;
  });
  await starting;
}

async function start(): Promise<void> {
  setSession({ status: "loading" });
  const stored = storedGrant(Date.now());
  const answer = stored ? await verifyToken(stored.token) : null;
  if (getSession().status !== "loading") return;
  if (stored && answer?.verdict === "valid") adoptGrant({ ...stored, user: answer.user ?? stored.user });
  else await refreshToken();
}

/** Verifies a token on the server: "unanswered" when there was no usable response. */
export async function verifyToken(
  token: string | null,
): Promise<{ verdict: "valid" | "invalid" | "unanswered"; user: SignedInUser | null }> {
  try {
    const answer = await requestJson<unknown>("/api/auth/verify", token ? { token } : {});
    const { valid, user } = asObject(answer);
    return { verdict: valid === true ? "valid" : "invalid", user: readUser(user) };
  } catch (error) {
    const refused = error instanceof RequestError && error.status === 401;
    return { verdict: refused ? "invalid" : "unanswered", user: null };
  }
}

/**
 * Signs in and keeps the token.
 * @throws RequestError with the server's sentence, else 'Login failed' or 'Authentication failed'; 401 for a wrong
 * name or password.
 */
export function login(username: string, password: string): Promise<void> {
  return withSessionLock(() => signIn(username, password));
}

async function signIn(username: string, password: string): Promise<void> {
  const answer = await requestJson<unknown>("/api/auth/login", {
    method: "POST",
    body: { username, password },
    nonJsonMessage: LOGIN_FAILED,
  }).catch((error: unknown) => {
    throw toLoginError(error);
  });
  if (!adoptTokenResponse(answer)) throw new RequestError(AUTHENTICATION_FAILED, 200);
}

// For responses without an error message of their own.
function toLoginError(error: unknown): unknown {
  if (!(error instanceof RequestError)) return error;
  const { status, message, details } = error;
  if (status === 0) return new RequestError(`${LOGIN_FAILED}. ${message}`, 0);
  return message === `HTTP error! status: ${status}`
    ? new RequestError(LOGIN_FAILED, status, details)
    : error;
}

/** Signs out: locally at once and in any case, and on the server when it responds. */
export async function logout(
  reason: Exclude<SignOutReason, "expired" | "elsewhere"> = "logout",
): Promise<void> {
  if (getSession().status === "signed-out") return;
  const token = currentToken();
  endSession(reason);
  signingOut = logoutOnServer(token);
  await signingOut;
}

/** Waits until the sign-out request has finished or timed out. */
export const waitForLogout = (): Promise<void> => signingOut;

/**
 * Ends a session whose cookie remained after a sign-out that never reached the server, unless a token is stored by
 * now because another tab was signing in. @returns whether the session was ended.
 */
export function endLeftoverSession(): Promise<boolean> {
  return withSessionLock(async () => {
    if (readStored().token === null) await somethingStored();
    const leftOver = readStored().token === null;
    if (leftOver) await logoutOnServer(null);
    return leftOver;
  });
}

// Storage changes that another tab made before it released the lock may arrive a little later.
function somethingStored(): Promise<void> {
  return new Promise((resolve) => {
    const heard = () => {
      if (readStored().token !== null) resolve();
    };
    window.addEventListener("storage", heard);
    setTimeout(() => {
      window.removeEventListener("storage", heard);
      resolve();
    }, STORAGE_PATIENCE_MS);
  });
}

/** Ends the cookie's session on the server. Never throws: locally the session has ended either way. */
async function logoutOnServer(token: string | null): Promise<void> {
  await requestJson("/api/auth/logout", {
    method: "POST",
    ...(token ? { token } : {}),
    keepalive: true,
    signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS),
  }).catch(() => undefined);
}
