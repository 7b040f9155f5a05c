import { listPublicDismantledVehicles } from "@/lib/dismantled-vehicles/queries";
import { publicEndpoint, route } from "@/lib/http/endpoint";
import { pageQuerySchema } from "@/lib/http/paging";
import { listResponse } from "@/lib/http/responses";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    query: pageQuerySchema,
    run: async ({ request, query }) => listResponse(request, await listPublicDismantledVehicles(query)),
  }),
});
