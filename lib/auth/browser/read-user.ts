import type { SignedInUser } from "@/lib/auth/schema";

/** The user in an answer or in storage; null when it is not one. */
export function readUser(value: unknown): SignedInUser | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, username, role } = value as Record<string, unknown>;
  return typeof id === "string" && typeof username === "string" && role === "administrator"
    ? { id, username, role }
    : null;
}
