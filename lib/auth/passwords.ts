import "server-only";
import { hash, verify } from "@node-rs/argon2";

/** argon2id (2 in the library's list) as OWASP recommends it: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;

/** An argon2id hash in its own string format. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let noOnesHash: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash. Without a hash (an unknown user) the same work is done on a hash that no
 * password belongs to, so that the time of the answer tells nothing.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  noOnesHash ??= hashPassword(crypto.randomUUID());
  const stored = passwordHash ?? (await noOnesHash);
  const matches = await verify(stored, password).catch(() => false);
  return matches && passwordHash !== null;
}
