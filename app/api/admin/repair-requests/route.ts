import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { route } from "@/lib/http/endpoint";
import { listResponse } from "@/lib/http/responses";
import { listQuerySchema } from "@/lib/lists/query";
import { listRepairRequests } from "@/lib/repair-requests/queries";
import { REPAIR_REQUEST_FILTERS } from "@/lib/repair-requests/schema";
import { REPAIR_REQUEST_SORTS } from "@/lib/repair-requests/sorts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({
    query: listQuerySchema(REPAIR_REQUEST_FILTERS, REPAIR_REQUEST_SORTS),
    run: async ({ request, caller, query }) => listResponse(request, await listRepairRequests(caller, query)),
  }),
});
