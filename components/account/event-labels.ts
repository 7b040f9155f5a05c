import type { AccountEvent } from "@/lib/auth/schema";

/** The label of each kind of account event, and whether it may be an attack. */
export const EVENT_LABELS: Record<AccountEvent["kind"], { label: string; isSuspicious?: true }> = {
  account_created: { label: "Account created" },
  account_disabled: { label: "Account switched off", isSuspicious: true },
  account_enabled: { label: "Account switched on" },
  signed_in: { label: "Signed in" },
  sign_in_failed: { label: "Failed sign-in", isSuspicious: true },
  locked: { label: "Locked after failed attempts", isSuspicious: true },
  refused_while_locked: { label: "Sign-in refused while locked", isSuspicious: true },
  signed_out: { label: "Signed out" },
  session_ended: { label: "Session ended" },
  sessions_ended: { label: "All sessions ended" },
  credential_replayed: { label: "Session ended: someone used a copy of it", isSuspicious: true },
  password_changed: { label: "Password changed" },
  password_change_failed: { label: "Wrong password when changing it", isSuspicious: true },
  password_reset: { label: "Password reset at the server" },
  display_name_changed: { label: "Display name changed" },
};
