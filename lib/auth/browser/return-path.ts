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

/** Why a session ended, where the sign-in page says so. */
const TOLD_ENDINGS = ["idle", "elsewhere"] as const;
type ToldEnding = (typeof TOLD_ENDINGS)[number];

/** The address of the sign-in page that leads back to `path` afterwards, and says why the session ended where that helps. */
export function loginPath(path: string, reason?: "expired" | ToldEnding): string {
  const told = TOLD_ENDINGS.some((one) => one === reason) ? `&ended=${reason}` : "";
  return `/login?from=${encodeURIComponent(path)}${told}`;
}

/** Why the session ended, as the sign-in page's query says; null when it says nothing. */
export function toldEnding(search: string): ToldEnding | null {
  const ended = new URLSearchParams(search).get("ended");
  return TOLD_ENDINGS.find((one) => one === ended) ?? null;
}
