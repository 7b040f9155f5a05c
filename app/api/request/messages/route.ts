import { FORM_LIMIT, formEndpoint } from "@/lib/customer-requests/form-endpoint";
import { requireOpened, sendCustomerMessage } from "@/lib/customer-requests/mutations";
import { MAX_MESSAGE_FORM_BYTES, storePhotos } from "@/lib/customer-requests/photos";
import { customerMessageSchema, NO_TEXT } from "@/lib/customer-requests/schema";
import { sendAfterResponse } from "@/lib/email/queue";
import { route } from "@/lib/http/endpoint";
import { ApiError } from "@/lib/http/errors";
import { filesIn, textIn } from "@/lib/http/form";
import { limitRateOf, type RateLimitRule } from "@/lib/http/rate-limit";
import { parseInput } from "@/lib/http/validation";

const MESSAGES_OF_REQUEST: RateLimitRule = {
  name: "messages-of-request",
  limit: 60,
  windowSeconds: 24 * 60 * 60,
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: formEndpoint({
    rateLimit: { name: "request-messages", ...FORM_LIMIT },
    maxBytes: MAX_MESSAGE_FORM_BYTES,
    run: async ({ form, token }) => {
      // Also for many callers together: every message of a request is emailed to the shop and shown on the desk.
      await limitRateOf(await requireOpened(token), MESSAGES_OF_REQUEST);
      const files = filesIn(form, "photos");
      const message = parseInput(customerMessageSchema, {
        text: textIn(form, "text"),
        photoIds: form.getAll("photoId"),
        clientId: textIn(form, "clientId") || undefined,
      });
      if (message.text === "" && message.photoIds.length + files.length === 0) {
        throw new ApiError("invalid_input", NO_TEXT, { fields: { text: NO_TEXT } });
      }
      const photoIds = [...message.photoIds, ...(await storePhotos(files))];
      await sendCustomerMessage(token, parseInput(customerMessageSchema, { ...message, photoIds }));
      sendAfterResponse();
      return { result: "sent", anchor: "#write" };
    },
  }),
});
