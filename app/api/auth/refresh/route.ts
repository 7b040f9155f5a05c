import { grantResponse } from "@/lib/auth/grant";
import { requireOwnPage } from "@/lib/auth/origin";
import { clearSessionCookie, openSessionCookie } from "@/lib/auth/session-cookie";
import { rotateSession } from "@/lib/auth/sessions";
import { sourceOf } from "@/lib/auth/source";
import { guardedEndpoint, route } from "@/lib/http/endpoint";
import { ApiError } from "@/lib/http/errors";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: guardedEndpoint(requireOwnPage, {
    async run({ request }) {
      const cookie = await openSessionCookie(request);
      const rotated = cookie && (await rotateSession(cookie, sourceOf(request)));
      if (!rotated) {
        throw new ApiError("invalid_token", "Your session has ended. Please sign in again.", {
          headers: { "Set-Cookie": clearSessionCookie() },
        });
      }
      return grantResponse(rotated);
    },
  }),
});
