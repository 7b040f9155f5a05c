import { after } from "next/server";
import { FORM_LIMIT, formEndpoint } from "@/lib/customer-requests/form-endpoint";
import { sendLostLink } from "@/lib/customer-requests/mutations";
import { sendAfterResponse } from "@/lib/email/queue";
import { route } from "@/lib/http/endpoint";
import { textIn } from "@/lib/http/form";
import { logFailure } from "@/lib/http/log";
import { limitRateOf } from "@/lib/http/rate-limit";

const MAX_LENGTH = 300;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: formEndpoint({
    rateLimit: { name: "request-links", ...FORM_LIMIT },
    run: async ({ form }) => {
      // What nobody could have entered is answered like a request that does not exist.
      const [reference, email] = [textIn(form, "reference"), textIn(form, "email")].map((text) =>
        text.slice(0, MAX_LENGTH).replaceAll("\0", ""),
      ) as [string, string];
      const rule = { name: "request-links-to", limit: 5, windowSeconds: 3_600 };
      // For both together, so that nobody can use up the attempts of a customer whose address they know.
      await limitRateOf(`${reference}|${email}`.replace(/\s/g, "").toLowerCase(), rule);
      after(async () => {
        await sendLostLink(reference, email).catch((error) => logFailure("Sending a lost link", error));
        sendAfterResponse();
      });
      return { result: "asked", path: "/request" };
    },
  }),
});
