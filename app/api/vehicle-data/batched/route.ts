import { z } from "zod";
import { listPublicDismantledVehicles, readDismantledListPage } from "@/lib/dismantled-vehicles/queries";
import { publicEndpoint, route } from "@/lib/http/endpoint";
import { MAX_LIMIT } from "@/lib/http/paging";
import { listPublicRetailVehicles, readRetailListPage } from "@/lib/retail-vehicles/queries";

/** Seconds that a browser may keep both lists. */
const MAX_AGE = 30;

/** Both lists whole, or the page of each that the site shows under that number. */
const querySchema = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, { error: "page must be a whole number from 1 to 9999." })
    .transform(Number)
    .optional(),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    query: querySchema,
    async run({ query: { page } }) {
      const [retailVehicles, dismantledVehicles] = page
        ? await Promise.all([
            readRetailListPage(page).then(({ vehicles }) => vehicles),
            readDismantledListPage(page).then(({ vehicles }) => vehicles),
          ])
        : await Promise.all([
            listPublicRetailVehicles({ limit: MAX_LIMIT }).then(({ items }) => items),
            listPublicDismantledVehicles({ limit: MAX_LIMIT }).then(({ items }) => items),
          ]);
      return Response.json(
        { retailVehicles, dismantledVehicles },
        { headers: { "Cache-Control": `public, max-age=${MAX_AGE}` } },
      );
    },
  }),
});
