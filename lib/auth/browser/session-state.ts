import { localExpiry, serverTime, setClockDifference } from "@/lib/auth/browser/device-clock";
import { clearStored, readStored, store, TOKEN_KEY } from "@/lib/auth/browser/storage";
import { isTokenExpired } from "@/lib/auth/browser/token";
import type { SignedInUser } from "@/lib/auth/schema";

/** An access token with what is known of it: its user, and its expiry on this device's clock (ms since 1970). */
export type Grant = { token: string; user: SignedInUser | null; expiresAt: number };

/** The session of this page: one for all its components. */
export type OfficeSession =
  | { status: "loading" }
  | ({ status: "signed-in" } & Grant)
  /** Nobody could say whether the session is good, for the server did not answer. */
  | { status: "unreachable" }
  | { status: "signed-out"; reason: SignOutReason };

/** The person wanted it, the server ended the session, nobody was there, or another tab of the browser was logged out. */
export type SignOutReason = "logout" | "expired" | "idle" | "elsewhere";

const LOADING: OfficeSession = { status: "loading" };

let session: OfficeSession = LOADING;
let endings = 0;
// A browser that stores nothing leaves each page with its own copy.
let wasStored = false;
const listeners = new Set<() => void>();

/** The session now. The same object until it changes. */
export const getSession = (): OfficeSession => session;

/** How often a session has ended here: what was under way before the last ending must not bring it back. */
export const getSignOutCount = (): number => endings;

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
  wasStored = store(grant.token, grant.user);
  setSession({ status: "signed-in", ...grant });
}

/** Forgets the session here and in storage. */
export function endSession(reason: SignOutReason): void {
  clearStored();
  leave(reason);
}

function leave(reason: SignOutReason): void {
  endings += 1;
  setSession({ status: "signed-out", reason });
}

/** The stored token with its user, unless it is missing or about to expire. */
export const storedGrant = (now: number): Grant | null => grantOf(readStored(), now);

function grantOf(
  { token, user }: { token: string | null; user: SignedInUser | null },
  now: number,
): Grant | null {
  const expiresAt = localExpiry(token, now);
  return token === null || expiresAt === null || isTokenExpired(token, serverTime(now))
    ? null
    : { token, user, expiresAt };
}

/** Looks whether other tabs signed out while this page could not hear them. */
export function checkStorage(): void {
  if (session.status === "signed-in" && wasStored && readStored().token === null) leave("elsewhere");
}

// Another tab signed out, or renewed the token that all tabs share.
function followOtherTab(event: StorageEvent): void {
  if (event.key !== TOKEN_KEY && event.key !== null) return;
  if (session.status === "signed-out") return;
  if (event.newValue === null) {
    leave("elsewhere");
    return;
  }
  take(storedGrant(Date.now()));
}

/** Takes a token over from the tab that was given it, with what that tab found out about this device's clock. */
export function adoptBroadcastGrant(told: {
  token: string;
  user: SignedInUser | null;
  clockDifference: number;
}): void {
  setClockDifference(told.clockDifference);
  take(grantOf(told, Date.now()));
}

function take(grant: Grant | null): void {
  if (grant && session.status === "signed-in") setSession({ status: "signed-in", ...grant });
}
