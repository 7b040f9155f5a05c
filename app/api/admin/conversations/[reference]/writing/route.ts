import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { markWriting } from "@/lib/conversations/mutations";
import { route } from "@/lib/http/endpoint";
import { noContentResponse } from "@/lib/http/responses";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: adminEndpoint({
    async run({ caller, id }) {
      await markWriting(caller, id);
      return noContentResponse();
    },
  }),
});
