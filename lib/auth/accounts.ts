import "server-only";
import { attemptKey } from "@/lib/auth/lockout";
import { hashPassword, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "@/lib/auth/passwords";
import { db, isDuplicate } from "@/lib/db";

const USERNAME_PATTERN = /^[a-z0-9._@-]{3,64}$/;

/** An account cannot be made or changed as asked; the message says why. */
export class AccountError extends Error {
  override name = "AccountError";
}

/** @throws AccountError for a username or password of the wrong shape, or a username that is taken. */
export async function createAdministrator(account: { username: string; password: string }): Promise<void> {
  const username = account.username.trim().toLowerCase();
  if (!USERNAME_PATTERN.test(username)) {
    throw new AccountError("A username has 3 to 64 letters, digits, dots, dashes, underscores or @.");
  }
  const passwordHash = await hashPassword(checkedPassword(account.password));
  try {
    await db().user.create({ data: { username, passwordHash }, select: { id: true } });
  } catch (error) {
    if (isDuplicate(error, "username")) throw new AccountError(`There is already a user named ${username}.`);
    throw error;
  }
}

/** Sets a password, ends every session of the user and lifts the lockout. @throws AccountError when there is no such user. */
export async function resetPassword(account: { username: string; password: string }): Promise<void> {
  const username = account.username.trim().toLowerCase();
  const user = await db().user.findUnique({ where: { username }, select: { id: true } });
  if (!user) throw new AccountError(`There is no user named ${username}.`);
  const passwordHash = await hashPassword(checkedPassword(account.password));
  const now = new Date();
  await db().$transaction([
    db().user.update({
      where: { id: user.id },
      data: { passwordHash, passwordChangedAt: now },
      select: { id: true },
    }),
    db().signInAttempt.deleteMany({ where: { key: attemptKey(username, null) } }),
    db().session.updateMany({ where: { userId: user.id, revokedAt: null }, data: { revokedAt: now } }),
  ]);
}

/** Whether anyone can sign in at all. */
export async function administratorExists(): Promise<boolean> {
  return (await db().user.findFirst({ where: { disabledAt: null }, select: { id: true } })) !== null;
}

function checkedPassword(password: string): string {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    throw new AccountError(`A password has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`);
  }
  return password;
}
