import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { route } from "@/lib/http/endpoint";
import { listResponse, recordResponse } from "@/lib/http/responses";
import { listQuerySchema } from "@/lib/lists/query";
import { createRetailVehicle } from "@/lib/retail-vehicles/mutations";
import { listRetailVehicles } from "@/lib/retail-vehicles/queries";
import { retailStatus, retailVehicleSchema } from "@/lib/retail-vehicles/schema";
import { RETAIL_SORTS } from "@/lib/retail-vehicles/sorts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({
    query: listQuerySchema(retailStatus.values, RETAIL_SORTS),
    run: async ({ request, caller, query }) => listResponse(request, await listRetailVehicles(caller, query)),
  }),
  POST: adminEndpoint({
    body: retailVehicleSchema,
    run: async ({ caller, body }) => recordResponse(await createRetailVehicle(caller, body), 201),
  }),
});
