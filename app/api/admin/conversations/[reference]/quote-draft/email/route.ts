import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { route } from "@/lib/http/endpoint";
import { jsonResponse } from "@/lib/http/responses";
import { renderDraftEmail } from "@/lib/quotes/drafts/queries";

/** The email that sending the draft would send: { subject, html, text }. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({ run: async ({ caller, id }) => jsonResponse(await renderDraftEmail(caller, id)) }),
});
