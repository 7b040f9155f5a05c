import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { deleteDismantledVehicle, updateDismantledVehicle } from "@/lib/dismantled-vehicles/mutations";
import { getDismantledVehicle } from "@/lib/dismantled-vehicles/queries";
import { dismantledVehicleUpdateSchema } from "@/lib/dismantled-vehicles/schema";
import { route } from "@/lib/http/endpoint";
import { found } from "@/lib/http/found";
import { expectedVersions } from "@/lib/http/if-match";
import { noContentResponse, recordResponse } from "@/lib/http/responses";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({
    run: async ({ caller, id }) =>
      recordResponse(found(await getDismantledVehicle(caller, id), "Vehicle not found")),
  }),
  PUT: adminEndpoint({
    body: dismantledVehicleUpdateSchema,
    run: async ({ request, caller, id, body }) =>
      recordResponse(await updateDismantledVehicle(caller, id, body, expectedVersions(request))),
  }),
  DELETE: adminEndpoint({
    async run({ request, caller, id }) {
      await deleteDismantledVehicle(caller, id, expectedVersions(request));
      return noContentResponse();
    },
  }),
});
