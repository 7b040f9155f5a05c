import "server-only";
import { hash, verify } from "@node-rs/argon2";

/** argon2id (2 in the library's list) as OWASP recommends it: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** An argon2id hash in its own string format. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** A hash with the same options, of random bytes that were not kept. */
const NO_ONES_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$ZIylgLNzEm/VEjS0l5USlg$bHPxmhSgWa4XnMwxB6kW0I/XqHjSX1q3bqQwsZ68ENI";

/**
 * Whether a password belongs to a hash. Without a hash (an unknown user) the same work is done on a hash that no
 * password belongs to, so that the response time reveals nothing.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? NO_ONES_HASH, password).catch(() => false);
  return matches && passwordHash !== null;
}
