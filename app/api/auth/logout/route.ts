import { type AccessClaims, readAccessToken } from "@/lib/auth/access-token";
import { bearerOf } from "@/lib/auth/guard";
import { requireOwnOrigin, requireOwnPage } from "@/lib/auth/origin";
import { clearSessionCookie, openSessionCookie } from "@/lib/auth/session-cookie";
import { signOut } from "@/lib/auth/sessions";
import { sourceOf } from "@/lib/auth/source";
import { guardedEndpoint, route } from "@/lib/http/endpoint";
import { noContentResponse } from "@/lib/http/responses";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: guardedEndpoint(requireProof, {
    async run({ request, caller: bearer }) {
      for (const session of [bearer, await openSessionCookie(request)]) {
        if (session) await signOut(session.sessionId, session.userId, sourceOf(request));
      }
      const response = noContentResponse();
      response.headers.append("Set-Cookie", clearSessionCookie());
      return response;
    },
  }),
});

/**
 * The claims of the bearer token, or null. A valid token does not need the strict origin check of cookies; an invalid one
 * must not bypass it.
 */
async function requireProof(request: Request): Promise<AccessClaims | null> {
  const { headers } = request;
  const token = bearerOf(request);
  const bearer = token ? await readAccessToken(token) : null;
  if (bearer || (headers.has("authorization") && !headers.has("cookie"))) {
    requireOwnOrigin(request, { missing: "allow" });
  } else requireOwnPage(request);
  return bearer;
}
