import { requireOwnForm } from "@/lib/auth/origin";
import { requireOpened } from "@/lib/customer-requests/mutations";
import { MAX_PHOTO_FORM_BYTES } from "@/lib/customer-requests/photos";
import { guardedEndpoint, route } from "@/lib/http/endpoint";
import { ApiError } from "@/lib/http/errors";
import { filesIn, readForm, requireForm, textIn } from "@/lib/http/form";
import { withLargeForm } from "@/lib/http/large-forms";
import { callerNetwork } from "@/lib/http/rate-limit";
import { jsonResponse } from "@/lib/http/responses";
import { receiveCustomerImage } from "@/lib/images/receive";
import { IMAGE_FIELD } from "@/lib/images/schema";

// Stores one photo before its message is sent, so that the page can show its progress. Called by scripts only.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: guardedEndpoint(requireOwnForm, {
    rateLimit: { name: "request-photos", limit: 60, windowSeconds: 600 },
    run: async ({ request }) => {
      requireForm(request);
      return withLargeForm(callerNetwork(request), async () => {
        const form = await readForm(request, MAX_PHOTO_FORM_BYTES);
        await requireOpened(textIn(form, "token"));
        const [file, ...more] = filesIn(form, IMAGE_FIELD);
        if (!file || more.length > 0) {
          throw new ApiError("invalid_input", "Please upload one picture at a time.");
        }
        return jsonResponse(await receiveCustomerImage(file), 201);
      });
    },
  }),
});
