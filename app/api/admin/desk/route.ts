import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { listDesk } from "@/lib/desk/queries";
import { deskQuerySchema } from "@/lib/desk/query";
import { contentResponse } from "@/lib/http/content-response";
import { route } from "@/lib/http/endpoint";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({
    query: deskQuerySchema,
    run: async ({ request, caller, query }) => contentResponse(request, await listDesk(caller, query)),
  }),
});
