import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { createDismantledVehicle } from "@/lib/dismantled-vehicles/mutations";
import { listDismantledVehicles } from "@/lib/dismantled-vehicles/queries";
import { dismantledStatus, dismantledVehicleSchema } from "@/lib/dismantled-vehicles/schema";
import { DISMANTLED_SORTS } from "@/lib/dismantled-vehicles/sorts";
import { route } from "@/lib/http/endpoint";
import { listResponse, recordResponse } from "@/lib/http/responses";
import { listQuerySchema } from "@/lib/lists/query";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({
    query: listQuerySchema(dismantledStatus.values, DISMANTLED_SORTS),
    run: async ({ request, caller, query }) =>
      listResponse(request, await listDismantledVehicles(caller, query)),
  }),
  POST: adminEndpoint({
    body: dismantledVehicleSchema,
    run: async ({ caller, body }) => recordResponse(await createDismantledVehicle(caller, body), 201),
  }),
});
