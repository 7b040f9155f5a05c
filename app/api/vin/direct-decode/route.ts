import { z } from "zod";
import { publicEndpoint, route } from "@/lib/http/endpoint";
import { jsonResponse } from "@/lib/http/responses";
import { lookUpVin } from "@/lib/vin/lookup";
import { vinSchema } from "@/lib/vin/schema";

/** Enough for staff who decode many VINs in a row, but not for scripts. */
const DECODE_LIMIT = { name: "vin-decode", limit: 60, windowSeconds: 600 } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: publicEndpoint({
    body: z.object({ vin: vinSchema }),
    rateLimit: DECODE_LIMIT,
    run: async ({ body }) => jsonResponse(await lookUpVin(body.vin)),
  }),
});
