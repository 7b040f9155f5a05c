import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { listDonors } from "@/lib/donors/queries";
import { route } from "@/lib/http/endpoint";
import { found } from "@/lib/http/found";
import { jsonResponse } from "@/lib/http/responses";

/** The dismantled vehicles that a requested part may come from, best first. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({
    run: async ({ caller, id }) => jsonResponse(found(await listDonors(caller, id), "Request not found")),
  }),
});
