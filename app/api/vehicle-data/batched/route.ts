import { listPublicDismantledVehicles } from "@/lib/dismantled-vehicles/queries";
import { publicEndpoint, route } from "@/lib/http/endpoint";
import { MAX_LIMIT } from "@/lib/http/paging";
import { listPublicRetailVehicles } from "@/lib/retail-vehicles/queries";

/** Seconds that a browser may keep both lists. */
const MAX_AGE = 30;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    async run() {
      const [retail, dismantled] = await Promise.all([
        listPublicRetailVehicles({ limit: MAX_LIMIT }),
        listPublicDismantledVehicles({ limit: MAX_LIMIT }),
      ]);
      return Response.json(
        { retailVehicles: retail.items, dismantledVehicles: dismantled.items },
        { headers: { "Cache-Control": `public, max-age=${MAX_AGE}` } },
      );
    },
  }),
});
