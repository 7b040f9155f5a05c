import "server-only";
import { signAccessToken } from "@/lib/auth/access-token";
import type { Admin } from "@/lib/auth/admin";
import { rememberDevice } from "@/lib/auth/known-device";
import type { AccessGrant, SignedInUser } from "@/lib/auth/schema";
import { sealSessionCookie } from "@/lib/auth/session-cookie";
import type { OpenedSession } from "@/lib/auth/sessions";
import { jsonResponse } from "@/lib/http/responses";

/** What the browser may know of a user. */
export const toSignedInUser = ({ userId, username, role }: Admin): SignedInUser => ({
  id: userId,
  username,
  role,
});

/** Responds with a new access token and the session cookie. */
export async function grantResponse({ admin, cookie }: OpenedSession): Promise<Response> {
  const grant: AccessGrant = { accessToken: await signAccessToken(admin), user: toSignedInUser(admin) };
  const answer = jsonResponse(grant);
  answer.headers.append("Set-Cookie", await sealSessionCookie(cookie));
  return answer;
}

/** The same after a password sign-in, which also remembers the device. */
export async function openedResponse(opened: OpenedSession): Promise<Response> {
  const answer = await grantResponse(opened);
  answer.headers.append("Set-Cookie", rememberDevice(opened.admin.username));
  return answer;
}
