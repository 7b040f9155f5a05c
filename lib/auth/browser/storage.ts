import { readUser } from "@/lib/auth/browser/read-user";
import type { SignedInUser } from "@/lib/auth/schema";

/** The only two keys that the site keeps in a browser. */
export const TOKEN_KEY = "authToken";
const USER_KEY = "user";

/** The stored access token and user; each null when missing or unreadable. */
export function readStored(): { token: string | null; user: SignedInUser | null } {
  try {
    return {
      token: localStorage.getItem(TOKEN_KEY),
      user: readUser(JSON.parse(localStorage.getItem(USER_KEY) ?? "null")),
    };
  } catch {
    return { token: null, user: null };
  }
}

/**
 * Keeps the access token and the user for the next visit.
 * @returns false when the browser stores nothing: the session then lasts as long as the page.
 */
export function store(token: string, user: SignedInUser | null): boolean {
  try {
    if (user) localStorage.setItem(USER_KEY, JSON.stringify(user));
    localStorage.setItem(TOKEN_KEY, token);
    return true;
  } catch {
    return false;
  }
}

/** Forgets both. */
export function clearStored(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem(USER_KEY);
  } catch {
    // Nothing can have been stored.
  }
}

/** Whether the browser lets this site store anything. */
export function canStore(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
