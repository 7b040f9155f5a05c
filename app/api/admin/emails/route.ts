import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { listEmails } from "@/lib/email/queries";
import { route } from "@/lib/http/endpoint";
import { pageQuerySchema } from "@/lib/http/paging";
import { listResponse } from "@/lib/http/responses";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({
    query: pageQuerySchema,
    run: async ({ request, caller, query }) => listResponse(request, await listEmails(caller, query)),
  }),
});
