import { readUser, SESSION_LOCK_TIMEOUT_MS } from "@/lib/auth/browser/tabs";
import { RequestError, requestJson } from "@/lib/http/client";

// The calls of /api/auth.

const LOGIN_FAILED = "Login failed";
const LOGOUT_TIMEOUT_MS = 5_000;

/** Verifies a token on the server: "unanswered" when there was no usable response. Never throws. */
export async function verify(token: string | null) {
  try {
    const answer = await requestJson<Record<string, unknown> | null>(
      "/api/auth/verify",
      token ? { token } : {},
    );
    return { verdict: answer?.valid === true ? "valid" : "invalid", user: readUser(answer?.user) } as const;
  } catch (error) {
    const isRefused = error instanceof RequestError && error.status === 401;
    return { verdict: isRefused ? "invalid" : "unanswered", user: null } as const;
  }
}

/** Trades the session cookie for a new access token. Never throws. */
export async function refresh() {
  try {
    const signal = AbortSignal.timeout(SESSION_LOCK_TIMEOUT_MS);
    const answer = await requestJson<unknown>("/api/auth/refresh", { method: "POST", signal });
    return { outcome: "answered", answer } as const;
  } catch (error) {
    const isRefused = error instanceof RequestError && (error.status === 401 || error.status === 403);
    return { outcome: isRefused ? "refused" : "unanswered" } as const;
  }
}

/** Signs in. @throws RequestError with the server's message, else 'Login failed'. */
export async function login(username: string, password: string): Promise<unknown> {
  try {
    const body = { username, password };
    return await requestJson("/api/auth/login", { method: "POST", body, nonJsonMessage: LOGIN_FAILED });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { status, message, details } = error;
    if (status === 0) throw new RequestError(`${LOGIN_FAILED}. ${message}`, 0);
    throw message === `HTTP error! status: ${status}`
      ? new RequestError(LOGIN_FAILED, status, details)
      : error;
  }
}

/** Ends the session on the server. Never throws: in the browser the session has ended either way. */
export async function logout(token: string | null): Promise<void> {
  await requestJson("/api/auth/logout", {
    method: "POST",
    ...(token ? { token } : {}),
    keepalive: true,
    signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS),
  }).catch(() => undefined);
}

/** The specification's console message. */
export const logRefreshFailure = (): void => console.error("Failed to refresh token");
