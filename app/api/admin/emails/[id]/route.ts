import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { getEmail } from "@/lib/email/queries";
import { route } from "@/lib/http/endpoint";
import { found } from "@/lib/http/found";
import { jsonResponse } from "@/lib/http/responses";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({
    run: async ({ caller, id }) =>
      jsonResponse(found(await getEmail(caller, id), "This email does not exist.")),
  }),
});
