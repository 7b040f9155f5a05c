import type { UserRole } from "@/lib/generated/prisma/enums";

declare const proof: unique symbol;

/**
 * Proof of an authorized caller: an enabled administrator with a live session. Only lib/auth/sessions.ts creates
 * it, for the guards, so that a forgotten guard is a type error.
 */
export type Admin = {
  readonly [proof]: true;
  readonly userId: string;
  readonly username: string;
  readonly role: UserRole;
  readonly sessionId: string;
};
