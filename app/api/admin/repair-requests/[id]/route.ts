import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { route } from "@/lib/http/endpoint";
import { found } from "@/lib/http/found";
import { expectedVersions } from "@/lib/http/if-match";
import { noContentResponse, recordResponse } from "@/lib/http/responses";
import { deleteRepairRequest, updateRepairRequest } from "@/lib/repair-requests/mutations";
import { getRepairRequest } from "@/lib/repair-requests/queries";
import { repairRequestUpdateSchema } from "@/lib/repair-requests/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({
    run: async ({ caller, id }) =>
      recordResponse(found(await getRepairRequest(caller, id), "Repair request not found")),
  }),
  PUT: adminEndpoint({
    body: repairRequestUpdateSchema,
    run: async ({ request, caller, id, body }) =>
      recordResponse(await updateRepairRequest(caller, id, body, expectedVersions(request))),
  }),
  DELETE: adminEndpoint({
    async run({ request, caller, id }) {
      await deleteRepairRequest(caller, id, expectedVersions(request));
      return noContentResponse();
    },
  }),
});
