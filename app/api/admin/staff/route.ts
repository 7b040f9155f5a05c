import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { listStaff } from "@/lib/conversations/queries";
import { route } from "@/lib/http/endpoint";
import { jsonResponse } from "@/lib/http/responses";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({ run: async ({ caller }) => jsonResponse(await listStaff(caller)) }),
});
