// npm run admin:<command> [-- <username>], with DATABASE_URL set.
// npm run admin:create -- <username> [--display-name "<name>"]
// npm run admin:display-name -- <username> ["<name>"]
// `npm start` runs `create --ipc` as a child process with an IPC channel. It then prints nothing, and sends
// { username, shown } or { problem } with process.send.
import { randomInt } from "node:crypto";
import { formatMoment } from "@/components/layout/admin/dates";
import {
  createAdministrator,
  disableAccount,
  enableAccount,
  endSessionsOf,
  listAccounts,
  resetPassword,
  setDisplayName,
} from "@/lib/auth/accounts";
import { recentEvents } from "@/lib/auth/events";
import type { AccountEvent } from "@/lib/auth/schema";

const SHOWN_EVENTS = 200;

const EVENT_NAMES: Record<AccountEvent["kind"], string> = {
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
  display_name_changed: "display name changed",
};

const [command = "", argument, ...more] = process.argv.slice(2);
const usesIpc = argument === "--ipc";
const DISPLAY_NAME_OPTION = "--display-name";

/** Each command returns the text to print. */
const COMMANDS: Record<string, () => Promise<string>> = {
  /** Without a name: the administrator of ADMIN_USERNAME and ADMIN_PASSWORD, or "admin" and a random password. */
  async create() {
    const isFirst = usesIpc || !argument;
    const username = (isFirst ? process.env.ADMIN_USERNAME : argument) || "admin";
    const chosen = isFirst ? process.env.ADMIN_PASSWORD : undefined;
    const password = chosen || randomPassword();
    await createAdministrator({ username, password, displayName: displayNameOption() });
    const shown = chosen ? "the password of ADMIN_PASSWORD" : `the password ${password}`;
    if (usesIpc) process.send?.({ username, shown });
    return usesIpc ? "" : `The administrator '${username}' can sign in with ${shown}`;
  },
  /** Without a name: removes the display name. */
  async "display-name"() {
    const username = requireName();
    const displayName = more.join(" ").trim() || null;
    await setDisplayName(username, displayName);
    return displayName
      ? `Customers and colleagues see '${username}' as ${displayName}.`
      : `'${username}' has no display name: customers read “the shop”.`;
  },
  async "reset-password"() {
    const username = argument ?? "admin";
    const password = randomPassword();
    await resetPassword({ username, password });
    return `'${username}' can sign in with the password ${password} and is signed out everywhere.`;
  },
  async disable() {
    await disableAccount(requireName());
    return `'${argument}' is disabled and signed out everywhere.`;
  },
  async enable() {
    await enableAccount(requireName());
    return `'${argument}' can sign in again, with the password it had.`;
  },
  async "end-sessions"() {
    const ended = await endSessionsOf(requireName());
    if (ended === 0) return `'${argument}' was signed in nowhere.`;
    return `'${argument}' was signed in ${ended} time${ended === 1 ? "" : "s"} and is signed out now.`;
  },
  async list() {
    const accounts = await listAccounts();
    return inColumns([
      ["Name", "Display name", "State", "Last sign-in"],
      ...accounts.map(({ username, displayName, disabled, lastSignIn }) => [
        username,
        displayName ?? "",
        disabled ? "disabled" : "enabled",
        lastSignIn ? formatMoment(lastSignIn.toISOString()) : "never",
      ]),
    ]);
  },
  /** The latest events of one account or of all, newest last. */
  async events() {
    const events = await recentEvents(argument?.trim().toLowerCase() ?? null, SHOWN_EVENTS);
    if (events.length === 0)
      return argument ? `There are no events of '${argument}'.` : "There are no events yet.";
    return inColumns([
      ["When", "Account", "What", "By", "IP address", "Device"],
      ...events.map(({ at, username, kind, actor, address, device }) => [
        formatMoment(at.toISOString()),
        username ?? "(no such name)",
        EVENT_NAMES[kind],
        actor ?? "",
        address ?? "",
        device ?? "",
      ]),
    ]);
  },
};

function requireName(): string {
  if (!argument) throw new Error(`A name is required: npm run admin:${command} -- <name>`);
  return argument;
}

/** The value of --display-name after the user name; undefined when the option is not there. */
function displayNameOption(): string | undefined {
  if (more.length === 0) return undefined;
  if (more[0] !== DISPLAY_NAME_OPTION || more.length !== 2)
    throw new Error(`Usage: npm run admin:create -- <name> [${DISPLAY_NAME_OPTION} "<display name>"]`);
  return more[1];
}

/** Four groups of five, 99 bits, without the letters and digits that look alike. */
function randomPassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

/** Rows of cells as aligned columns. Control characters from the database must not reach the terminal. */
function inColumns(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.replace(/\p{C}/gu, "?").padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return rows.map(line).join("\n");
}

try {
  const run = COMMANDS[command];
  if (!run) throw new Error(`Unknown command. Commands: ${Object.keys(COMMANDS).join(", ")}.`);
  const text = await run();
  if (text) console.log(text);
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  if (usesIpc) process.send?.({ problem: text });
  else console.error(text);
  process.exitCode = 1;
}
process.exit();
