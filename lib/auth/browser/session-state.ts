import { clearStored, readStored, store, TOKEN_KEY } from "@/lib/auth/browser/storage";
import { isTokenExpired, tokenExpiry } from "@/lib/auth/browser/token";
import type { SignedInUser } from "@/lib/auth/schema";

/** An access token with what is known of it: its user, and its expiry in milliseconds since 1970. */
export type Grant = { token: string; user: SignedInUser | null; expiresAt: number };

/** The session of this page: one for all its components. */
export type OfficeSession =
  | { status: "loading" }
  | ({ status: "signed-in" } & Grant)
  /** Nobody could say whether the session is good, for the server did not answer. */
  | { status: "unreachable" }
  | { status: "signed-out"; reason: "logout" | "expired" };

const LOADING: OfficeSession = { status: "loading" };

let session: OfficeSession = LOADING;
const listeners = new Set<() => void>();

/** The session now. The same object until it changes. */
export const getSession = (): OfficeSession => session;

/** What the server renders: it knows nothing of the browser's storage. */
export const getServerSession = (): OfficeSession => LOADING;

/** Replaces the session and tells everyone who shows it. */
export function setSession(next: OfficeSession): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Calls `listener` at every change, also those that other tabs of the browser make. Returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", followOtherTab);
  };
}

/** Takes a token into use and stores it. */
export function adoptGrant(grant: Grant): void {
  store(grant.token, grant.user);
  setSession({ status: "signed-in", ...grant });
}

/** Forgets the session here and in storage. */
export function endSession(reason: "logout" | "expired"): void {
  clearStored();
  setSession({ status: "signed-out", reason });
}

/** The stored token with its user, unless it is missing or about to expire. */
export function storedGrant(now: number): Grant | null {
  const { token, user } = readStored();
  const expiresAt = tokenExpiry(token);
  return token === null || expiresAt === null || isTokenExpired(token, now)
    ? null
    : { token, user, expiresAt };
}

// Another tab signed out, or renewed the token that all tabs share.
function followOtherTab(event: StorageEvent): void {
  if (event.key !== TOKEN_KEY && event.key !== null) return;
  if (session.status !== "signed-in") return;
  if (event.newValue === null) {
    setSession({ status: "signed-out", reason: "logout" });
    return;
  }
  const grant = storedGrant(Date.now());
  if (grant) setSession({ status: "signed-in", ...grant });
}
