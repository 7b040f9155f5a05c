import { readAccessToken } from "@/lib/auth/access-token";
import { requireOwnOrigin } from "@/lib/auth/origin";
import {
  clearSessionCookie,
  cookieOf,
  openSessionCookie,
  sessionCookieName,
} from "@/lib/auth/session-cookie";
import { endSession } from "@/lib/auth/sessions";
import { noContentResponse } from "@/lib/http/answers";
import { guardedEndpoint, route } from "@/lib/http/endpoint";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: guardedEndpoint(
    (request) =>
      requireOwnOrigin(request, { missing: request.headers.has("authorization") ? "allow" : "refuse" }),
    {
      async run({ request }) {
        const bearer = /^bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
        const claims = bearer ? await readAccessToken(bearer) : null;
        const cookie = await openSessionCookie(cookieOf(request, sessionCookieName()));
        for (const sessionId of new Set([claims?.sessionId, cookie?.sessionId])) {
          if (sessionId) await endSession(sessionId);
        }
        const answer = noContentResponse();
        answer.headers.append("Set-Cookie", clearSessionCookie());
        return answer;
      },
    },
  ),
});
