/** Default page after signing in. */
export const OFFICE_PATH = "/admin";

// A base URL that no link uses, to check whether a URL stays on the same site.
const BASE = "https://same-origin.invalid";

/**
 * The path to open after signing in: `wanted` when it is a path on this site (with its query and hash), else the
 * office. URLs that a browser would resolve to another host ("//evil", "/\evil") and /login itself are not followed.
 */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, BASE)) return OFFICE_PATH;
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  // Dot segments are resolved by now, which can leave a path that starts with two slashes.
  const leavesTheSite = origin !== BASE || pathname.startsWith("//");
  return leavesTheSite || isSignInPage(pathname) ? OFFICE_PATH : `${pathname}${search}${hash}`;
}

function isSignInPage(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).replace(/\/+$/, "") === "/login";
  } catch {
    return true;
  }
}

/** Reasons for the end of a session that the sign-in page explains. */
const DISPLAYED_REASONS = ["idle", "elsewhere"] as const;
type DisplayedSignOutReason = (typeof DISPLAYED_REASONS)[number];

/** The URL of the sign-in page, which returns to `path` afterwards and explains why the session ended for these reasons. */
export function loginPath(path: string, reason?: "expired" | DisplayedSignOutReason): string {
  const query = DISPLAYED_REASONS.some((one) => one === reason) ? `&ended=${reason}` : "";
  return `/login?from=${encodeURIComponent(path)}${query}`;
}

/** The reason in the sign-in page's query, or null. */
export function readSignOutReason(search: string): DisplayedSignOutReason | null {
  const ended = new URLSearchParams(search).get("ended");
  return DISPLAYED_REASONS.find((one) => one === ended) ?? null;
}
