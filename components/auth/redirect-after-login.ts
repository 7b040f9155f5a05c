import { safeReturnPath } from "@/lib/auth/browser/return-path";

/**
 * Leaves the sign-in page for the one that was wanted. With a full load: the password does not linger in a page kept
 * for the way back, and the office starts afresh.
 */
export function redirectAfterLogin(): void {
  const { search, hash } = window.location;
  const path = safeReturnPath(new URLSearchParams(search).get("from"));
  // A redirect of the server hands the hash of the wanted page on to this one's address.
  window.location.replace(path.includes("#") ? path : path + hash);
}
