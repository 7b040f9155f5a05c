import "server-only";
import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { route } from "@/lib/http/endpoint";
import { pageQuerySchema } from "@/lib/http/paging";
import { listResponse } from "@/lib/http/responses";
import type { HistoryKind } from "@/lib/records/fields";
import { listHistory } from "@/lib/records/queries";

/** The exports of a route that returns the history of one record of a kind, newest first. */
export function historyRoute(kind: HistoryKind) {
  return route({
    GET: adminEndpoint({
      query: pageQuerySchema,
      run: async ({ request, caller, id, query }) =>
        listResponse(request, await listHistory(caller, kind, id, query)),
    }),
  });
}
