import { withStatusUrl } from "@/lib/conversations/link";
import { sendAfterResponse } from "@/lib/email/queue";
import { publicCreate, route } from "@/lib/http/endpoint";
import { PUBLIC_FORM_LIMIT } from "@/lib/http/rate-limit";
import { createPartRequest } from "@/lib/part-requests/mutations";
import { partRequestSchema } from "@/lib/part-requests/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: publicCreate({
    body: partRequestSchema,
    rateLimit: { name: "part-requests", ...PUBLIC_FORM_LIMIT },
    create: createPartRequest,
    complete: withStatusUrl,
    onCreated: sendAfterResponse,
  }),
});
