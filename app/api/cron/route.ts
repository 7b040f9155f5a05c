import { requireCronSecret } from "@/lib/email/cron-guard";
import { runDueWork } from "@/lib/email/schedule";
import { guardedEndpoint, route } from "@/lib/http/endpoint";
import { jsonResponse } from "@/lib/http/responses";

/** Leaves time to finish the emails that are being sent before a serverless host ends the call. */
const LONGEST_RUN_MS = 40_000;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: guardedEndpoint(requireCronSecret, {
    run: async () =>
      jsonResponse(await runDueWork(new Date(), { signal: AbortSignal.timeout(LONGEST_RUN_MS) })),
  }),
});
