import { z } from "zod";
import { readDismantledListPage } from "@/lib/dismantled-vehicles/queries";
import { publicEndpoint, route } from "@/lib/http/endpoint";
import { readRetailListPage } from "@/lib/retail-vehicles/queries";

/** How long browsers may cache the response, in seconds. */
const MAX_AGE = 30;

const querySchema = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, { error: "page must be a whole number from 1 to 9999." })
    .transform(Number)
    .default(1),
});

/** One page of both public lists. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    query: querySchema,
    async run({ query: { page } }) {
      const [retail, dismantled] = await Promise.all([
        readRetailListPage(page),
        readDismantledListPage(page),
      ]);
      return Response.json(
        {
          retailVehicles: retail.vehicles,
          retailPages: retail.pages,
          onTheLot: retail.onTheLot,
          dismantledVehicles: dismantled.vehicles,
          dismantledPages: dismantled.pages,
        },
        { headers: { "Cache-Control": `public, max-age=${MAX_AGE}` } },
      );
    },
  }),
});
