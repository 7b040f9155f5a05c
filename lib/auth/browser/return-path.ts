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
  return leavesTheSite || pathname === "/login" ? OFFICE_PATH : `${pathname}${search}${hash}`;
}

/** The address of the sign-in page that leads back to `path` afterwards. */
export function loginPath(path: string): string {
  return `/login?from=${encodeURIComponent(path)}`;
}
