import { safeReturnPath } from "@/lib/auth/browser/return-path";

/**
 * Leaves the sign-in page for the one that was wanted. With a full load: the password does not linger in a page kept
 * for the way back, and the office starts afresh.
 */
export function goOn(): void {
  window.location.replace(safeReturnPath(new URLSearchParams(window.location.search).get("from")));
}
