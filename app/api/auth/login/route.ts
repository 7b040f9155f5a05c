import { openedResponse } from "@/lib/auth/grant";
import { requireOwnOrigin } from "@/lib/auth/origin";
import { credentialsSchema } from "@/lib/auth/schema";
import { signIn } from "@/lib/auth/sign-in";
import { guardedEndpoint, route } from "@/lib/http/endpoint";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: guardedEndpoint((request) => requireOwnOrigin(request, { missing: "allow" }), {
    body: credentialsSchema,
    run: async ({ request, body }) => openedResponse(await signIn(request, body)),
  }),
});
