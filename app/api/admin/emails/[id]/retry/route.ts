import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { sendAgain } from "@/lib/email/mutations";
import { sendAfterResponse } from "@/lib/email/queue";
import { route } from "@/lib/http/endpoint";
import { noContentResponse } from "@/lib/http/responses";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: adminEndpoint({
    async run({ caller, id }) {
      await sendAgain(caller, id);
      sendAfterResponse();
      return noContentResponse();
    },
  }),
});
