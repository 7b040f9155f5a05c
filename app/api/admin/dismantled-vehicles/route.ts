import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { createDismantledVehicle } from "@/lib/dismantled-vehicles/mutations";
import { listDismantledVehicles } from "@/lib/dismantled-vehicles/queries";
import { dismantledVehicleSchema } from "@/lib/dismantled-vehicles/schema";
import { listResponse, recordResponse } from "@/lib/http/answers";
import { route } from "@/lib/http/endpoint";
import { pageQuerySchema } from "@/lib/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({
    query: pageQuerySchema,
    run: async ({ request, caller, query }) =>
      listResponse(request, await listDismantledVehicles(caller, query)),
  }),
  POST: adminEndpoint({
    body: dismantledVehicleSchema,
    run: async ({ caller, body }) => recordResponse(await createDismantledVehicle(caller, body), 201),
  }),
});
