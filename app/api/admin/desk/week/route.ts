import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { weekSummary } from "@/lib/desk/numbers-queries";
import { contentResponse } from "@/lib/http/content-response";
import { route } from "@/lib/http/endpoint";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({
    run: async ({ request, caller }) => contentResponse(request, await weekSummary(caller)),
  }),
});
