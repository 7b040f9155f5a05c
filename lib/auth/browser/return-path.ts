/** Where staff land when nothing else was wanted. */
export const OFFICE_PATH = "/admin";

// A base that no link can mean, to see whether an address stays on the site it is read from.
const BASE = "https://same-origin.invalid";

/**
 * The path to go to after signing in: `wanted` when it is a path on this site (with its query and hash), else the
 * office. Addresses that a browser would read as another host ("//evil", "/\evil") and /login itself are not followed.
 */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, BASE)) return OFFICE_PATH;
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  // Dots are resolved by now, and may have left a path that starts with two slashes.
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

/** Says on the sign-in page that the session ended for lack of activity. */
const IDLE = "idle";

/** The address of the sign-in page that leads back to `path` afterwards, and says why when it is for lack of activity. */
export function loginPath(path: string, reason?: "expired" | "idle"): string {
  return `/login?from=${encodeURIComponent(path)}${reason === IDLE ? `&ended=${IDLE}` : ""}`;
}

/** Whether the sign-in page's query says that the session ended for lack of activity. */
export const endedIdle = (search: string): boolean => new URLSearchParams(search).get("ended") === IDLE;
