import { currentToken, endSession, refreshToken, sessionStore } from "@/lib/auth/browser/session";
import { RequestError, requestJson } from "@/lib/http/client";
import { type ListPage, requestList } from "@/lib/http/tolerant-list";

type AdminOptions = Omit<NonNullable<Parameters<typeof requestJson>[1]>, "token">;

/**
 * Calls a URL under /api/admin as the signed-in user and reads the JSON.
 * @throws RequestError as requestJson does; with 401 the session has ended and the office redirects to the sign-in
 * page.
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
 * Calls /api/admin/… with the current token and, after a 401, retries once with a renewed one. @throws what the
 * call throws.
 */
export async function asAdmin<T>(path: string, call: (bearer: { token?: string }) => Promise<T>): Promise<T> {
  // The device may have just woken from sleep, before any timer has run.
  if (!sessionStore.checkIdle()) throw new RequestError("Your session has ended. Please sign in again.", 401);
  const token = currentToken();
  if (!token) console.warn(`Calling ${path} without an access token`);
  try {
    return await call(token ? { token } : {});
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    // Another call or tab may have renewed the token while this call was in progress.
    const now = currentToken();
    const renewed = now && now !== token ? now : await refreshToken();
    if (!renewed) throw error;
    return call({ token: renewed }).catch((again: unknown) => {
      if (isUnauthorized(again)) endSession("expired");
      throw again;
    });
  }
}

const isUnauthorized = (error: unknown): boolean => error instanceof RequestError && error.status === 401;
