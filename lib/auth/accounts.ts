import "server-only";
import { type EventAccount, recordEvent } from "@/lib/auth/events";
import { attemptKey, clearAttempts } from "@/lib/auth/lockout";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, PASSWORD_LENGTH_MESSAGE } from "@/lib/auth/password-rules";
import { hashPassword } from "@/lib/auth/passwords";
import { writeDisplayName } from "@/lib/auth/profile";
import { displayNameSchema } from "@/lib/auth/schema";
import { endSessions } from "@/lib/auth/sessions";
import { COMMAND_LINE } from "@/lib/auth/source";
import { type Database, db, isDuplicate } from "@/lib/db";
import type { AccountEventKind } from "@/lib/generated/prisma/enums";

// Account operations of the command line.

const USERNAME_PATTERN = /^[a-z0-9._@-]{3,64}$/;

/** An account cannot be created or changed as requested; the message says why. */
export class AccountError extends Error {
  override name = "AccountError";
}

type Password = { username: string; password: string };

type NewAccount = Password & { displayName?: string | undefined };

/** @throws AccountError for a username, password or display name of the wrong shape, or a username that is taken. */
export async function createAdministrator(account: NewAccount): Promise<void> {
  const username = account.username.trim().toLowerCase();
  if (!USERNAME_PATTERN.test(username)) {
    throw new AccountError("A username has 3 to 64 letters, digits, dots, dashes, underscores or @.");
  }
  const displayName = account.displayName === undefined ? null : checkedDisplayName(account.displayName);
  const passwordHash = await hashPassword(checkedPassword(account.password));
  try {
    await db().$transaction(async (database) => {
      const user = await database.user.create({
        data: { username, passwordHash, displayName },
        select: { id: true, username: true },
      });
      await record(database, "account_created", user);
    });
  } catch (error) {
    if (isDuplicate(error, "username")) throw new AccountError(`There is already a user named ${username}.`);
    throw error;
  }
}

/** Sets a display name, or removes it. @throws AccountError when there is no such user, or for an invalid name. */
export async function setDisplayName(username: string, displayName: string | null): Promise<void> {
  const name = displayName === null ? null : checkedDisplayName(displayName);
  const user = await requireUser(username);
  await db().$transaction((database) => writeDisplayName(database, user, name, BY_COMMAND));
}

/**
 * Sets a password, ends every session of the user and lifts every lock, those of known devices included.
 * @throws AccountError when there is no such user.
 */
export async function resetPassword({ username, password }: Password): Promise<void> {
  const user = await requireUser(username);
  const passwordHash = await hashPassword(checkedPassword(password));
  await db().$transaction(async (database) => {
    await database.user.update({
      where: { id: user.id },
      data: { passwordHash, passwordChangedAt: new Date() },
      select: { id: true },
    });
    await database.signInAttempt.deleteMany({ where: { userId: user.id } });
    // Failures recorded before an account with this name existed.
    await clearAttempts(database, attemptKey("account", user.username));
    await endSessions(database, user.id);
    await record(database, "password_reset", user);
  });
}

/**
 * Disables an account and ends its sessions.
 * @throws AccountError when there is no such user, it is disabled already, or it is the last one that can sign in.
 */
export async function disableAccount(username: string): Promise<void> {
  const user = await requireUser(username);
  await db().$transaction(async (database) => {
    // Lock all of them, so that two concurrent commands cannot disable the last two accounts.
    const enabled = await database.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "User" WHERE "disabledAt" IS NULL ORDER BY "id" FOR NO KEY UPDATE`;
    if (!enabled.some(({ id }) => id === user.id))
      throw new AccountError(`${user.username} is disabled already.`);
    if (enabled.length === 1) {
      throw new AccountError(
        `${user.username} is the last administrator who can sign in. Create or enable another one first.`,
      );
    }
    await database.user.update({
      where: { id: user.id },
      data: { disabledAt: new Date() },
      select: { id: true },
    });
    await endSessions(database, user.id);
    await record(database, "account_disabled", user);
  });
}

/** Enables a disabled account. @throws AccountError when there is no such user, or it is not disabled. */
export async function enableAccount(username: string): Promise<void> {
  const user = await requireUser(username);
  await db().$transaction(async (database) => {
    const { count } = await database.user.updateMany({
      where: { id: user.id, disabledAt: { not: null } },
      data: { disabledAt: null },
    });
    if (count === 0) throw new AccountError(`${user.username} is not disabled.`);
    await record(database, "account_enabled", user);
  });
}

/** Signs a user out everywhere. @returns how many sessions were ended. @throws AccountError when there is no such user. */
export async function endSessionsOf(username: string): Promise<number> {
  const user = await requireUser(username);
  return db().$transaction(async (database) => {
    const ended = await endSessions(database, user.id);
    if (ended > 0) await record(database, "sessions_ended", user);
    return ended;
  });
}

/** Whether anyone can sign in at all. */
export async function administratorExists(): Promise<boolean> {
  return (await db().user.findFirst({ where: { disabledAt: null }, select: { id: true } })) !== null;
}

/** Every account by name: whether it can sign in, and when it last did. */
export async function listAccounts(): Promise<
  { username: string; displayName: string | null; disabled: boolean; lastSignIn: Date | null }[]
> {
  const [users, signIns] = await Promise.all([
    db().user.findMany({
      orderBy: { username: "asc" },
      select: { id: true, username: true, displayName: true, disabledAt: true },
    }),
    db().accountEvent.groupBy({ by: ["userId"], where: { kind: "signed_in" }, _max: { at: true } }),
  ]);
  const last = new Map(signIns.map(({ userId, _max }) => [userId, _max.at]));
  return users.map(({ id, username, displayName, disabledAt }) => ({
    username,
    displayName,
    disabled: disabledAt !== null,
    lastSignIn: last.get(id) ?? null,
  }));
}

/** The user of a name as it was typed. @throws AccountError when there is none. */
async function requireUser(typed: string): Promise<NonNullable<EventAccount>> {
  const username = typed.trim().toLowerCase();
  const user = await db().user.findUnique({ where: { username }, select: { id: true, username: true } });
  if (!user) throw new AccountError(`There is no user named ${username}.`);
  return user;
}

const BY_COMMAND = { actor: "command line", source: COMMAND_LINE };

const record = (database: Database, kind: AccountEventKind, account: EventAccount) =>
  recordEvent(database, { kind, account, ...BY_COMMAND });

function checkedDisplayName(typed: string): string {
  const { data, error } = displayNameSchema.safeParse(typed);
  if (data === undefined) throw new AccountError(`${error?.issues[0]?.message}.`);
  return data;
}

function checkedPassword(password: string): string {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    throw new AccountError(PASSWORD_LENGTH_MESSAGE);
  }
  return password;
}
