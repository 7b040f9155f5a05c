import { changePassword } from "@/lib/auth/account";
import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { openedResponse } from "@/lib/auth/grant";
import { passwordChangeSchema } from "@/lib/auth/schema";
import { route } from "@/lib/http/endpoint";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: adminEndpoint({
    body: passwordChangeSchema,
    run: async ({ request, caller, body }) => openedResponse(await changePassword(caller, request, body)),
  }),
});
