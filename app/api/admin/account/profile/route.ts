import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { changeProfile, getProfile } from "@/lib/auth/profile";
import { accountProfileSchema } from "@/lib/auth/schema";
import { route } from "@/lib/http/endpoint";
import { jsonResponse } from "@/lib/http/responses";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({ run: async ({ caller }) => jsonResponse(await getProfile(caller)) }),
  PUT: adminEndpoint({
    body: accountProfileSchema,
    run: async ({ request, caller, body }) => jsonResponse(await changeProfile(caller, request, body)),
  }),
});
