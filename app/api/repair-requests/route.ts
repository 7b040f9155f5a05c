import { withStatusUrl } from "@/lib/conversations/link";
import { sendAfterResponse } from "@/lib/email/queue";
import { publicCreate, route } from "@/lib/http/endpoint";
import { PUBLIC_FORM_LIMIT } from "@/lib/http/rate-limit";
import { createRepairRequest } from "@/lib/repair-requests/mutations";
import { repairRequestSchema } from "@/lib/repair-requests/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: publicCreate({
    body: repairRequestSchema,
    rateLimit: { name: "repair-requests", ...PUBLIC_FORM_LIMIT },
    create: createRepairRequest,
    complete: withStatusUrl,
    onCreated: sendAfterResponse,
  }),
});
