import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { deleteDismantledVehicle, updateDismantledVehicle } from "@/lib/dismantled-vehicles/mutations";
import { getDismantledVehicle } from "@/lib/dismantled-vehicles/queries";
import { dismantledVehicleUpdateSchema } from "@/lib/dismantled-vehicles/schema";
import { noContentResponse, recordResponse } from "@/lib/http/answers";
import { expectedVersions } from "@/lib/http/conditions";
import { route } from "@/lib/http/endpoint";
import { found } from "@/lib/http/found";

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
