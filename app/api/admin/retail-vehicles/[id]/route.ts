import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { route } from "@/lib/http/endpoint";
import { found } from "@/lib/http/found";
import { expectedVersions } from "@/lib/http/if-match";
import { noContentResponse, recordResponse } from "@/lib/http/responses";
import { deleteRetailVehicle, updateRetailVehicle } from "@/lib/retail-vehicles/mutations";
import { getRetailVehicle } from "@/lib/retail-vehicles/queries";
import { retailVehicleUpdateSchema } from "@/lib/retail-vehicles/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({
    run: async ({ caller, id }) =>
      recordResponse(found(await getRetailVehicle(caller, id), "Vehicle not found")),
  }),
  PUT: adminEndpoint({
    body: retailVehicleUpdateSchema,
    run: async ({ request, caller, id, body }) =>
      recordResponse(await updateRetailVehicle(caller, id, body, expectedVersions(request))),
  }),
  DELETE: adminEndpoint({
    async run({ request, caller, id }) {
      await deleteRetailVehicle(caller, id, expectedVersions(request));
      return noContentResponse();
    },
  }),
});
