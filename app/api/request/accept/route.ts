import { FORM_LIMIT, formEndpoint } from "@/lib/customer-requests/form-endpoint";
import { acceptByLink } from "@/lib/customer-requests/mutations";
import { decisionCode } from "@/lib/customer-requests/results";
import { quoteNumberSchema } from "@/lib/customer-requests/schema";
import { sendAfterResponse } from "@/lib/email/queue";
import { route } from "@/lib/http/endpoint";
import { textIn } from "@/lib/http/form";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: formEndpoint({
    rateLimit: { name: "request-decisions", ...FORM_LIMIT },
    page: "/accept",
    run: async ({ form, token }) => {
      const result = await acceptByLink(token, quoteNumberSchema.parse(textIn(form, "quote")));
      sendAfterResponse();
      return { result: decisionCode(result, "accepted") };
    },
  }),
});
