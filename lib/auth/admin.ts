import type { UserRole } from "@/lib/generated/prisma/enums";

declare const proof: unique symbol;

/**
 * Proof that a signed-in, enabled administrator with a live session is asking. Only lib/auth/sessions.ts makes one, for
 * the guards, so a function that takes it cannot be called where the guard was forgotten.
 */
export type Admin = {
  readonly [proof]: true;
  readonly userId: string;
  readonly username: string;
  readonly role: UserRole;
  readonly sessionId: string;
};
