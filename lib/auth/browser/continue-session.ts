import { checkIdleTimeout, noteContinuation } from "@/lib/auth/browser/presence";
import { currentToken, renewToken } from "@/lib/auth/browser/renewal";
import { logout, verifyToken } from "@/lib/auth/browser/session";
import { getSession } from "@/lib/auth/browser/session-state";

const VERIFY_AFTER_MS = 1_000;
const VERIFY_AFTER_ERROR_MS = 2_000;

/**
 * Continues the session from the warning: closes the warning in every tab and renews the token. When the server
 * rejects the renewal, the token is verified a second later, and a second rejection ends the session. Without a
 * response, verification is tried (again) after two seconds.
 * @returns "unanswered" when the server did not respond; the session then continues, since the server checks every request anyway.
 */
export async function continueSession(): Promise<"renewed" | "verified" | "ended" | "unanswered"> {
  if (!checkIdleTimeout()) return "ended";
  noteContinuation();
  const renewal = await renewToken();
  if (renewal === "renewed") return "renewed";
  await pause(renewal === "refused" ? VERIFY_AFTER_MS : VERIFY_AFTER_ERROR_MS);
  let verdict = await stillValid();
  if (verdict === "unanswered") {
    await pause(VERIFY_AFTER_ERROR_MS);
    verdict = await stillValid();
  }
  if (verdict === "invalid") await logout();
  return verdict === "invalid" ? "ended" : verdict === "valid" ? "verified" : "unanswered";
}

async function stillValid(): Promise<"valid" | "invalid" | "unanswered"> {
  return getSession().status === "signed-in" ? (await verifyToken(currentToken())).verdict : "invalid";
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
