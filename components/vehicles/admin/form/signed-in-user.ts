import { getSession } from "@/lib/auth/browser/session";

/** The id of the signed-in user; null when unknown. */
export function signedInUserId(): string | null {
  const session = getSession();
  return session.status === "signed-in" ? (session.user?.id ?? null) : null;
}
