import { getSession } from "@/lib/auth/browser/session-state";

/** Who is signed in, by id; null when it is not known. */
export function signedInUserId(): string | null {
  const session = getSession();
  return session.status === "signed-in" ? (session.user?.id ?? null) : null;
}
