import { localExpiry, serverTime, setClockDifference } from "@/lib/auth/browser/device-clock";
import { clearStored, readStored, store, TOKEN_KEY } from "@/lib/auth/browser/storage";
import { isTokenExpired } from "@/lib/auth/browser/token";
import type { SignedInUser } from "@/lib/auth/schema";

/** An access token with its user and its expiry on this device's clock (ms since 1970). */
export type Grant = { token: string; user: SignedInUser | null; expiresAt: number };

/** The session of this page: one for all its components. */
export type OfficeSession =
  | { status: "loading" }
  | ({ status: "signed-in" } & Grant)
  /** The server did not respond, so the session could not be verified. */
  | { status: "unreachable" }
  | { status: "signed-out"; reason: SignOutReason };

/** The user logged out, the server ended the session, the idle timeout passed, or another tab logged out. */
export type SignOutReason = "logout" | "expired" | "idle" | "elsewhere";

const LOADING: OfficeSession = { status: "loading" };

let session: OfficeSession = LOADING;
let endings = 0;
// Without storage, each page has its own copy of the session.
let wasStored = false;
const listeners = new Set<() => void>();

/** The session now. The same object until it changes. */
export const getSession = (): OfficeSession => session;

/** How many times a session has ended on this page: requests started before the last sign-out must not restore it. */
export const getSignOutCount = (): number => endings;

/** The snapshot for server rendering, which has no browser storage. */
export const getServerSession = (): OfficeSession => LOADING;

/** Replaces the session and notifies subscribers. */
export function setSession(next: OfficeSession): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Calls `listener` on every change, including changes made by other tabs. Returns the unsubscribe function. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", followOtherTab);
  };
}

/** Adopts a token and stores it. */
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

/** Checks whether another tab signed out while this page was frozen. */
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

/** Adopts a token that another tab received, with the clock offset that it measured. */
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
