import type { AccountEvent } from "@/lib/auth/schema";

/** What an event of an account is called, and whether it is one to look twice at. */
export const EVENT_LABELS: Record<AccountEvent["kind"], { words: string; odd?: true }> = {
  account_created: { words: "Account created" },
  account_disabled: { words: "Account switched off", odd: true },
  account_enabled: { words: "Account switched on" },
  signed_in: { words: "Signed in" },
  sign_in_failed: { words: "Failed sign-in", odd: true },
  locked: { words: "Locked after failed attempts", odd: true },
  refused_while_locked: { words: "Sign-in refused while locked", odd: true },
  signed_out: { words: "Signed out" },
  session_ended: { words: "Session ended" },
  sessions_ended: { words: "All sessions ended" },
  credential_replayed: { words: "Session ended: someone used a copy of it", odd: true },
  password_changed: { words: "Password changed" },
  password_change_failed: { words: "Wrong password when changing it", odd: true },
  password_reset: { words: "Password reset at the server" },
};
