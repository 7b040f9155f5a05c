import { endOwnSessions, listSessions } from "@/lib/auth/account";
import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { clearSessionCookie } from "@/lib/auth/session-cookie";
import { sourceOf } from "@/lib/auth/source";
import { route } from "@/lib/http/endpoint";
import { jsonResponse, noContentResponse } from "@/lib/http/responses";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({ run: async ({ caller }) => jsonResponse(await listSessions(caller)) }),
  DELETE: adminEndpoint({
    async run({ request, caller }) {
      await endOwnSessions(caller, sourceOf(request));
      const response = noContentResponse();
      response.headers.append("Set-Cookie", clearSessionCookie());
      return response;
    },
  }),
});
