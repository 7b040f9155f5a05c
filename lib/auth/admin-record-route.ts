import "server-only";
import type { z } from "zod";
import type { Admin } from "@/lib/auth/admin";
import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { route } from "@/lib/http/endpoint";
import { found } from "@/lib/http/found";
import { type ExpectedVersions, expectedVersions } from "@/lib/http/if-match";
import { noContentResponse, recordResponse } from "@/lib/http/responses";

/**
 * The exports of a route file of /api/admin for one record: GET, PUT with the schema `body`, and DELETE. `missing` is the
 * message when GET finds none; `update` and `remove` throw ApiError 404 and 412 themselves.
 */
export function adminRecordRoute<Input, Item extends { version: number }>(definition: {
  missing: string;
  get: (admin: Admin, id: string) => Promise<Item | null>;
  body: z.ZodType<Input>;
  update: (admin: Admin, id: string, input: Input, version: ExpectedVersions) => Promise<Item>;
  remove: (admin: Admin, id: string, version: ExpectedVersions) => Promise<void>;
}) {
  const { missing, get, body, update, remove } = definition;
  return route({
    GET: adminEndpoint({
      run: async ({ caller, id }) => recordResponse(found(await get(caller, id), missing)),
    }),
    PUT: adminEndpoint({
      body,
      run: async ({ request, caller, id, body: input }) =>
        recordResponse(await update(caller, id, input, expectedVersions(request))),
    }),
    DELETE: adminEndpoint({
      async run({ request, caller, id }) {
        await remove(caller, id, expectedVersions(request));
        return noContentResponse();
      },
    }),
  });
}
