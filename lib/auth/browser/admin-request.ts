import { warnMissingToken } from "@/lib/auth/browser/console";
import { checkIdleTimeout } from "@/lib/auth/browser/presence";
import { currentToken, refreshToken } from "@/lib/auth/browser/renewal";
import { endSession } from "@/lib/auth/browser/session-state";
import { RequestError, requestJson } from "@/lib/http/client";
import { type ListPage, requestList } from "@/lib/http/tolerant-list";

type AdminOptions = Omit<NonNullable<Parameters<typeof requestJson>[1]>, "token">;

/**
 * Calls an address under /api/admin as whoever is signed in, and reads its JSON.
 * @throws RequestError as requestJson does; with 401 the session is over and the office leads to the sign-in page.
 */
export function adminRequest<T>(path: string, options: AdminOptions = {}): Promise<T> {
  return asAdmin(path, (token) => requestJson<T>(path, { ...options, ...token }));
}

/**
 * Reads one page of a list under /api/admin.
 * @throws RequestError with `failure` as its message when the server sent none.
 */
export function adminList<T>(
  path: string,
  options: { failure: string; signal: AbortSignal },
): Promise<ListPage<T>> {
  return asAdmin(path, (token) => requestList<T>(path, { ...options, ...token }));
}

/**
 * Makes a call of /api/admin/… with the token in use and, when that is refused (a RequestError with 401), once more with a
 * new one. @throws what the call throws.
 */
export async function asAdmin<T>(path: string, call: (bearer: { token?: string }) => Promise<T>): Promise<T> {
  // Right after the device has slept, before any timer has noticed.
  if (!checkIdleTimeout()) throw new RequestError("Your session has ended. Please sign in again.", 401);
  const token = currentToken();
  if (!token) warnMissingToken(path);
  try {
    return await call(token ? { token } : {});
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    const renewed = await tokenOtherThan(token);
    if (!renewed) throw error;
    return call({ token: renewed }).catch((again: unknown) => {
      if (isUnauthorized(again)) endSession("expired");
      throw again;
    });
  }
}

// Somebody else may have renewed the token while the refused call was under way.
async function tokenOtherThan(refused: string | null): Promise<string | null> {
  const now = currentToken();
  return now && now !== refused ? now : refreshToken();
}

const isUnauthorized = (error: unknown): boolean => error instanceof RequestError && error.status === 401;
