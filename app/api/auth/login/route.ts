import { openedResponse } from "@/lib/auth/grant";
import { requireOwnOrigin } from "@/lib/auth/origin";
import { credentialsSchema } from "@/lib/auth/schema";
import { signIn } from "@/lib/auth/sign-in";
import { guardedEndpoint, route } from "@/lib/http/endpoint";

/** Of one caller, over all accounts: each attempt costs the work of a password hash. */
const SIGN_IN_LIMIT = { name: "sign-in", limit: 60, windowSeconds: 600 } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: guardedEndpoint((request) => requireOwnOrigin(request, { missing: "allow" }), {
    body: credentialsSchema,
    rateLimit: SIGN_IN_LIMIT,
    run: async ({ request, body }) => openedResponse(await signIn(request, body)),
  }),
});
