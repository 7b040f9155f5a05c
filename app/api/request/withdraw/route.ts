import { FORM_LIMIT, formEndpoint } from "@/lib/customer-requests/form-endpoint";
import { withdrawByLink } from "@/lib/customer-requests/mutations";
import { sendAfterResponse } from "@/lib/email/queue";
import { route } from "@/lib/http/endpoint";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: formEndpoint({
    rateLimit: { name: "request-decisions", ...FORM_LIMIT },
    page: "/withdraw",
    run: async ({ token }) => {
      await withdrawByLink(token);
      sendAfterResponse();
      return { result: "withdrawn" };
    },
  }),
});
