import type { Presence } from "@/lib/auth/browser/session-timing";
import type { SignedInUser } from "@/lib/auth/schema";

/** The user logged out, the server ended the session, the idle timeout passed, or another tab logged out. */
export type SignOutReason = "logout" | "expired" | "idle" | "elsewhere";

/** The session of this page; `expiresAt` is on this device's clock, like every instant here (ms since 1970). */
export type OfficeSession =
  | { status: "loading" }
  | { status: "signed-in"; token: string; user: SignedInUser | null; expiresAt: number }
  /** The server did not respond, so the session could not be verified. */
  | { status: "unreachable" }
  | { status: "signed-out"; reason: SignOutReason };

/** The open warning: when the session ends, and whether it was shown on page load. */
export type Warning = { endsAt: number; onLoad: boolean };

/** What one tab sends to the others: user activity, or a new token with the clock offset that it measured. */
export type TabMessage =
  | { presence: Presence }
  | { token: string; user: SignedInUser | null; clockOffset: number };

export type SessionState = {
  session: OfficeSession;
  warning: Warning | null;
  presence: Presence | null;
  /** The last activity that counted. */
  countedAt: number;
  clockOffset: number;
  /** False when the browser stores nothing: each page then has its own copy of the session. */
  isStored: boolean;
  renewAt: number;
  renewalTriedAt: number;
  isConfirmingTimeout: boolean;
};

export const INITIAL_STATE: SessionState = {
  session: { status: "loading" },
  warning: null,
  presence: null,
  countedAt: 0,
  clockOffset: 0,
  isStored: false,
  renewAt: 0,
  renewalTriedAt: 0,
  isConfirmingTimeout: false,
};

export type Granted = { token: string; user: SignedInUser | null; now: number };

export type SessionEvent =
  /** The session is being verified, or could not be. */
  | { type: "unverified"; status: "loading" | "unreachable" }
  | { type: "not-stored" }
  /** A token from a response just received, or from storage. */
  | ({ type: "granted"; isIssuedNow: boolean } & Granted)
  /** Another tab's token; `clockOffset` is missing when only storage has changed. */
  | ({ type: "granted-elsewhere"; clockOffset?: number } & Granted)
  | { type: "ended"; reason: SignOutReason }
  | { type: "activity"; now: number; dismissesWarning: boolean }
  | { type: "activity-elsewhere"; now: number; presence: Presence }
  | { type: "continued" | "idle-checked" | "renewal-checked" | "timeout-confirmed"; now: number };

export type SessionEffect =
  | { type: "store"; token: string; user: SignedInUser | null }
  | { type: "broadcast"; message: TabMessage }
  /** Receive what other tabs have sent so far, then dispatch `timeout-confirmed`. */
  | { type: "clear-storage" | "renew" | "confirm-timeout" | "log-out-idle" };
