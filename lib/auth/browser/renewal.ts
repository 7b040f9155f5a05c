import { flushBroadcasts } from "@/lib/auth/browser/broadcast";
import { logRefreshFailure } from "@/lib/auth/browser/console";
import { adoptTokenResponse } from "@/lib/auth/browser/grant";
import { SESSION_LOCK_TIMEOUT_MS, withSessionLock } from "@/lib/auth/browser/session-lock";
import {
  adoptGrant,
  endSession,
  getSession,
  getSignOutCount,
  setSession,
  storedGrant,
} from "@/lib/auth/browser/session-state";
import { readStored } from "@/lib/auth/browser/storage";
import { RequestError, requestJson } from "@/lib/http/client";

/** How a renewal went: "refused" by the server, or nobody said anything. */
export type Renewal = "renewed" | "refused" | "unanswered";

let renewing: Promise<Renewal> | null = null;

/** The access token in use, or the stored one; null when there is none. It may have expired. */
export function currentToken(): string | null {
  const session = getSession();
  return session.status === "signed-in" ? session.token : readStored().token;
}

/**
 * Renews the access token with the cookie's session, and leaves the session as it is when that fails. One renewal at
 * a time: who calls meanwhile gets its result, and a tab whose token another tab has renewed takes that one.
 */
export function renewToken(): Promise<Renewal> {
  if (getSession().status === "signed-out") return Promise.resolve("refused");
  const old = currentToken();
  renewing ??= withSessionLock(() => renew(old)).finally(() => {
    renewing = null;
  });
  return renewing;
}

/** The same, and a refusal ends the session. @returns the new token, or null when there is none. */
export async function refreshToken(): Promise<string | null> {
  const endings = getSignOutCount();
  const outcome = await renewToken();
  if (outcome === "renewed") return currentToken();
  if (outcome === "refused") {
    if (getSignOutCount() === endings && getSession().status !== "signed-out") endSession("expired");
  } else if (getSession().status === "loading") {
    setSession({ status: "unreachable" });
  }
  return null;
}

async function renew(old: string | null): Promise<Renewal> {
  const endings = getSignOutCount();
  if (getSession().status === "signed-out") return "refused";
  await flushBroadcasts();
  if (getSignOutCount() !== endings) return "refused";
  if (takeRenewed(old)) return "renewed";
  try {
    const answer = await requestJson<unknown>("/api/auth/refresh", {
      method: "POST",
      signal: AbortSignal.timeout(SESSION_LOCK_TIMEOUT_MS),
    });
    if (getSignOutCount() !== endings) return "refused";
    if (adoptTokenResponse(answer)) return "renewed";
    logRefreshFailure();
    return "refused";
  } catch (error) {
    logRefreshFailure();
    return isRefusal(error) ? "refused" : "unanswered";
  }
}

/** Whether another tab has renewed the token meanwhile: as it has told, or as a page finds that is only opening. */
function takeRenewed(old: string | null): boolean {
  const session = getSession();
  if (session.status === "signed-in" && session.token !== old) return true;
  const grant = storedGrant(Date.now());
  if (!grant || grant.token === old) return false;
  adoptGrant(grant);
  return true;
}

const isRefusal = (error: unknown): boolean =>
  error instanceof RequestError && (error.status === 401 || error.status === 403);
