import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { sendAfterResponse } from "@/lib/email/queue";
import { route } from "@/lib/http/endpoint";
import { expectedVersions } from "@/lib/http/if-match";
import { recordResponse } from "@/lib/http/responses";
import { sendQuote } from "@/lib/quotes/mutations";

/** Sends the draft of a request, with If-Match for its version. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: adminEndpoint({
    async run({ request, caller, id }) {
      const quote = await sendQuote(caller, id, expectedVersions(request));
      sendAfterResponse();
      return recordResponse(quote, 201);
    },
  }),
});
