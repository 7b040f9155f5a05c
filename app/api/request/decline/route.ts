import { FORM_LIMIT, formEndpoint } from "@/lib/customer-requests/form-endpoint";
import { declineByLink } from "@/lib/customer-requests/mutations";
import { decisionCode } from "@/lib/customer-requests/results";
import { declineSchema, quoteNumberSchema } from "@/lib/customer-requests/schema";
import { sendAfterResponse } from "@/lib/email/queue";
import { route } from "@/lib/http/endpoint";
import { textIn } from "@/lib/http/form";
import { parseInput } from "@/lib/http/validation";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: formEndpoint({
    rateLimit: { name: "request-decisions", ...FORM_LIMIT },
    page: "/decline",
    run: async ({ form, token }) => {
      const why = parseInput(declineSchema, { reason: textIn(form, "reason"), text: textIn(form, "text") });
      const result = await declineByLink(token, quoteNumberSchema.parse(textIn(form, "quote")), why);
      sendAfterResponse();
      return { result: decisionCode(result, "declined") };
    },
  }),
});
