import { readAccessToken } from "@/lib/auth/access-token";
import { bearerOf } from "@/lib/auth/guard";
import { requireOwnOrigin, requireOwnPage } from "@/lib/auth/origin";
import { clearSessionCookie, openSessionCookie } from "@/lib/auth/session-cookie";
import { signOut } from "@/lib/auth/sessions";
import { sourceOf } from "@/lib/auth/source";
import { noContentResponse } from "@/lib/http/answers";
import { guardedEndpoint, route } from "@/lib/http/endpoint";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: guardedEndpoint(
    // A bearer is proof of its own.
    (request) =>
      request.headers.has("authorization")
        ? requireOwnOrigin(request, { missing: "allow" })
        : requireOwnPage(request),
    {
      async run({ request }) {
        const token = bearerOf(request);
        const ending = [token ? await readAccessToken(token) : null, await openSessionCookie(request)];
        for (const session of ending) {
          if (session) await signOut(session.sessionId, session.userId, sourceOf(request));
        }
        const answer = noContentResponse();
        answer.headers.append("Set-Cookie", clearSessionCookie());
        return answer;
      },
    },
  ),
});
