import { toSignedInUser } from "@/lib/auth/grant";
import { requireAdmin } from "@/lib/auth/guard";
import { publicEndpoint, route } from "@/lib/http/endpoint";
import { ApiError } from "@/lib/http/errors";
import { jsonResponse } from "@/lib/http/responses";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    async run({ request }) {
      try {
        return jsonResponse({ valid: true, user: toSignedInUser(await requireAdmin(request)) });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return jsonResponse({ valid: false, error: error.message, code: error.code }, error.status);
      }
    },
  }),
});
