import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { route } from "@/lib/http/endpoint";
import { expectedVersions } from "@/lib/http/if-match";
import { noContentResponse, recordResponse } from "@/lib/http/responses";
import { discardQuoteDraft, saveQuoteDraft } from "@/lib/quotes/drafts/mutations";
import { getQuoteDraft } from "@/lib/quotes/drafts/queries";
import { quoteDraftSchema } from "@/lib/quotes/schema";

/** The draft of a request's next quote. Its version is 0 while none is stored. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({ run: async ({ caller, id }) => recordResponse(await getQuoteDraft(caller, id)) }),
  PUT: adminEndpoint({
    body: quoteDraftSchema,
    run: async ({ request, caller, id, body }) =>
      recordResponse(await saveQuoteDraft(caller, id, body, expectedVersions(request))),
  }),
  DELETE: adminEndpoint({
    async run({ request, caller, id }) {
      await discardQuoteDraft(caller, id, expectedVersions(request));
      return noContentResponse();
    },
  }),
});
