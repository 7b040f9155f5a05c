// npm run admin:events [-- <username>]
// What happened to accounts, the newest last: all that fits on some screens, of one account or of all.
import { formatMoment } from "@/components/admin/dates";
import { recentEvents } from "@/lib/auth/events";
import type { AccountEvent } from "@/lib/auth/schema";
import { runCommand } from "./run-command";
import { inColumns } from "./text-table";

const SHOWN = 200;

const WORDS: Record<AccountEvent["kind"], string> = {
  account_created: "account created",
  account_disabled: "account disabled",
  account_enabled: "account enabled",
  signed_in: "signed in",
  sign_in_failed: "sign-in failed",
  locked: "locked",
  refused_while_locked: "attempts while locked",
  signed_out: "signed out",
  session_ended: "a session ended",
  sessions_ended: "all sessions ended",
  credential_replayed: "old session cookie used again, session ended",
  password_changed: "password changed",
  password_change_failed: "wrong current password",
  password_reset: "password reset",
};

await runCommand(async ([name]) => {
  const events = await recentEvents(name?.trim().toLowerCase() ?? null, SHOWN);
  if (events.length === 0) return [name ? `Nothing is written down about '${name}'.` : "Nothing yet."];
  return inColumns([
    ["When", "Account", "What", "By", "Address", "Device"],
    ...events.map(({ at, username, kind, actor, address, device }) => [
      formatMoment(at.toISOString()),
      username ?? "(no such name)",
      WORDS[kind],
      actor ?? "",
      address ?? "",
      device ?? "",
    ]),
  ]);
});
