import { safeReturnPath } from "@/lib/auth/return-path";

/**
 * Redirects from the sign-in page to the requested page. A full page load keeps the password out of the
 * back/forward cache and resets the office's state.
 */
export function redirectAfterLogin(): void {
  const { search, hash } = window.location;
  const path = safeReturnPath(new URLSearchParams(search).get("from"));
  // After a server redirect the browser keeps the requested page's hash in this page's URL.
  window.location.replace(path.includes("#") ? path : path + hash);
}
