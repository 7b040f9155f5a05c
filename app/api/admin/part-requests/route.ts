import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { route } from "@/lib/http/endpoint";
import { listResponse } from "@/lib/http/responses";
import { listQuerySchema } from "@/lib/lists/query";
import { listPartRequests } from "@/lib/part-requests/queries";
import { PART_REQUEST_FILTERS } from "@/lib/part-requests/schema";
import { PART_REQUEST_SORTS } from "@/lib/part-requests/sorts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({
    query: listQuerySchema(PART_REQUEST_FILTERS, PART_REQUEST_SORTS),
    run: async ({ request, caller, query }) => listResponse(request, await listPartRequests(caller, query)),
  }),
});
