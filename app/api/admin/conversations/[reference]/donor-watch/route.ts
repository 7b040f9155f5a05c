import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { setDonorWanted } from "@/lib/donors/mutations";
import { route } from "@/lib/http/endpoint";
import { noContentResponse } from "@/lib/http/responses";

/** POST: the request comes back to the desk when a donor vehicle comes in. DELETE: it does not. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: adminEndpoint({
    async run({ caller, id }) {
      await setDonorWanted(caller, id, true);
      return noContentResponse();
    },
  }),
  DELETE: adminEndpoint({
    async run({ caller, id }) {
      await setDonorWanted(caller, id, false);
      return noContentResponse();
    },
  }),
});
