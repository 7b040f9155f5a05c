import { endOwnSession } from "@/lib/auth/account";
import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { clearSessionCookie } from "@/lib/auth/session-cookie";
import { sourceOf } from "@/lib/auth/source";
import { route } from "@/lib/http/endpoint";
import { noContentResponse } from "@/lib/http/responses";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: adminEndpoint({
    async run({ request, caller, id }) {
      await endOwnSession(caller, id, sourceOf(request));
      const response = noContentResponse();
      if (id === caller.sessionId) response.headers.append("Set-Cookie", clearSessionCookie());
      return response;
    },
  }),
});
