import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { getDeskNumbers } from "@/lib/desk/numbers-queries";
import { numbersQuerySchema } from "@/lib/desk/numbers-schema";
import { route } from "@/lib/http/endpoint";
import { jsonResponse } from "@/lib/http/responses";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({
    query: numbersQuerySchema,
    run: async ({ caller, query }) => jsonResponse(await getDeskNumbers(caller, query.weeks)),
  }),
});
