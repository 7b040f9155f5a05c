import { signAccessToken } from "@/lib/auth/access-token";
import { requireOwnOrigin } from "@/lib/auth/origin";
import {
  clearSessionCookie,
  cookieOf,
  openSessionCookie,
  sealSessionCookie,
  sessionCookieName,
} from "@/lib/auth/session-cookie";
import { rotateSession } from "@/lib/auth/sessions";
import { toSignedInUser } from "@/lib/auth/sign-in";
import { jsonResponse } from "@/lib/http/answers";
import { guardedEndpoint, route } from "@/lib/http/endpoint";
import { ApiError } from "@/lib/http/errors";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: guardedEndpoint((request) => requireOwnOrigin(request, { missing: "refuse" }), {
    async run({ request }) {
      const cookie = await openSessionCookie(cookieOf(request, sessionCookieName()));
      const rotated = cookie && (await rotateSession(cookie));
      if (!rotated) {
        throw new ApiError("invalid_token", "Your session has ended. Please sign in again.", {
          headers: { "Set-Cookie": clearSessionCookie() },
        });
      }
      const { admin } = rotated;
      const answer = jsonResponse({ accessToken: await signAccessToken(admin), user: toSignedInUser(admin) });
      if (rotated.cookie) answer.headers.append("Set-Cookie", await sealSessionCookie(rotated.cookie));
      return answer;
    },
  }),
});
