import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { route } from "@/lib/http/endpoint";
import { found } from "@/lib/http/found";
import { expectedVersions } from "@/lib/http/if-match";
import { noContentResponse, recordResponse } from "@/lib/http/responses";
import { deletePartRequest, updatePartRequest } from "@/lib/part-requests/mutations";
import { getPartRequest } from "@/lib/part-requests/queries";
import { partRequestUpdateSchema } from "@/lib/part-requests/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({
    run: async ({ caller, id }) =>
      recordResponse(found(await getPartRequest(caller, id), "Part request not found")),
  }),
  PUT: adminEndpoint({
    body: partRequestUpdateSchema,
    run: async ({ request, caller, id, body }) =>
      recordResponse(await updatePartRequest(caller, id, body, expectedVersions(request))),
  }),
  DELETE: adminEndpoint({
    async run({ request, caller, id }) {
      await deletePartRequest(caller, id, expectedVersions(request));
      return noContentResponse();
    },
  }),
});
