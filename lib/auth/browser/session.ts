import * as api from "@/lib/auth/browser/auth-api";
import { isUsable } from "@/lib/auth/browser/session-reducer";
import type { SignOutReason } from "@/lib/auth/browser/session-state";
import { SessionStore } from "@/lib/auth/browser/session-store";
import { readStored, readUser, withSessionLock } from "@/lib/auth/browser/tabs";
import { RequestError } from "@/lib/http/client";

const VERIFY_AFTER_MS = 1_000;
const VERIFY_AFTER_ERROR_MS = 2_000;

/** The session of this browser: one for all components. */
export const sessionStore = new SessionStore({ renew: refreshToken, logOutIdle: () => logout("idle") });

/** The session now. The same object until it changes. */
export const getSession = () => sessionStore.getState().session;

/** Calls `listener` on every change of the session. Returns the unsubscribe function. */
export const subscribeToSession = sessionStore.subscribe;

/** The access token in use, or the stored one; null when there is none. It may have expired. */
export function currentToken(): string | null {
  const session = getSession();
  return session.status === "signed-in" ? session.token : readStored().token;
}

/** Ends the session here, without a request: the server has ended it already. */
export const endSession = (reason: SignOutReason): void => sessionStore.dispatch({ type: "ended", reason });

/**
 * Restores the session: adopts the stored token when the server confirms it, else tries to renew it. Does nothing
 * when already signed in or out.
 */
export async function startSession(): Promise<void> {
  const { status } = getSession();
  if (status === "loading" || status === "unreachable") await sessionStore.share("start", restoreSession);
}

async function restoreSession(): Promise<void> {
  sessionStore.dispatch({ type: "unverified", status: "loading" });
  const stored = readUsable();
  const answer = stored && (await api.verify(stored.token));
  if (getSession().status !== "loading") return;
  if (stored && answer?.verdict === "valid") adoptStored({ ...stored, user: answer.user ?? stored.user });
  else await refreshToken();
}

/**
 * Adopts the access token (and the user, else the stored one) of a response just received.
 * @returns false when the response contains no readable token, or the user signed out meanwhile.
 */
export function adoptTokenResponse(answer: unknown): boolean {
  const { accessToken, token: otherName, user } = (answer ?? {}) as Record<string, unknown>;
  const token = accessToken ?? otherName;
  if (typeof token !== "string") return false;
  const grant = { token, user: readUser(user) ?? readStored().user, now: Date.now() };
  sessionStore.dispatch({ type: "granted", isIssuedNow: true, ...grant });
  const session = getSession();
  return session.status === "signed-in" && session.token === token;
}

/**
 * Signs in and keeps the token.
 * @throws RequestError with the server's message, else 'Login failed' or 'Authentication failed'; 401 for a wrong
 * name or password.
 */
export function login(username: string, password: string): Promise<void> {
  return withSessionLock(async () => {
    const answer = await api.login(username, password);
    sessionStore.dispatch({ type: "unverified", status: "loading" });
    if (!adoptTokenResponse(answer)) throw new RequestError("Authentication failed", 200);
  });
}

/** Signs out: locally at once and in any case, and on the server when it responds. */
export async function logout(reason: "logout" | "idle" = "logout"): Promise<void> {
  if (getSession().status === "signed-out") return;
  const token = currentToken();
  endSession(reason);
  await sessionStore.share("logout", () => api.logout(token));
}

/** Waits until a sign-out request has finished or timed out. */
export const waitForLogout = (): Promise<void> => sessionStore.settled("logout");

/** The result of a renewal: "refused" by the server, or no response. */
type Renewal = "renewed" | "refused" | "unanswered";

/** Renews the access token; a refusal ends the session. @returns the new token, or null when there is none. */
export async function refreshToken(): Promise<string | null> {
  const outcome = await renewToken();
  const { status } = getSession();
  if (outcome === "renewed") return currentToken();
  if (outcome === "refused" && status !== "signed-out") endSession("expired");
  if (outcome === "unanswered" && status === "loading")
    sessionStore.dispatch({ type: "unverified", status: "unreachable" });
  return null;
}

// One renewal at a time, in all tabs: a tab whose token another tab has renewed adopts that one.
async function renewToken(): Promise<Renewal> {
  const old = currentToken();
  if (getSession().status === "signed-out") return "refused";
  return sessionStore.share("renew", () => withSessionLock(() => renew(old)));
}

async function renew(old: string | null): Promise<Renewal> {
  await sessionStore.flush();
  const session = getSession();
  if (session.status === "signed-out") return "refused";
  if (session.status === "signed-in" && session.token !== old) return "renewed";
  const stored = readUsable();
  if (stored && stored.token !== old) {
    adoptStored(stored);
    return "renewed";
  }
  const { answer, outcome } = await api.refresh();
  if (getSession().status === "signed-out") return "refused";
  if (outcome === "answered" && adoptTokenResponse(answer)) return "renewed";
  api.logRefreshFailure();
  return outcome === "unanswered" ? "unanswered" : "refused";
}

/**
 * Continues the session from the warning: closes the warning in every tab and renews the token. When the server
 * rejects the renewal, the token is verified a second later, and a second rejection ends the session. Without a
 * response, verification is tried (again) after two seconds.
 * @returns "unanswered" when the server did not respond; the session then continues, since the server checks every
 * request anyway.
 */
export async function continueSession(): Promise<"renewed" | "verified" | "ended" | "unanswered"> {
  if (!sessionStore.checkIdle()) return "ended";
  sessionStore.dispatch({ type: "continued", now: Date.now() });
  const renewal = await renewToken();
  if (renewal === "renewed") return "renewed";
  let verdict = await verifyAfter(renewal === "refused" ? VERIFY_AFTER_MS : VERIFY_AFTER_ERROR_MS);
  if (verdict === "unanswered") verdict = await verifyAfter(VERIFY_AFTER_ERROR_MS);
  if (verdict === "invalid") await logout();
  return verdict === "invalid" ? "ended" : verdict === "valid" ? "verified" : "unanswered";
}

async function verifyAfter(milliseconds: number) {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return getSession().status === "signed-in" ? (await api.verify(currentToken())).verdict : "invalid";
}

function readUsable() {
  const { token, user } = readStored();
  return isUsable(token, sessionStore.getState(), Date.now()) ? { token, user } : null;
}

function adoptStored(grant: { token: string; user: ReturnType<typeof readUser> }): void {
  sessionStore.dispatch({ type: "granted", isIssuedNow: false, ...grant, now: Date.now() });
}
