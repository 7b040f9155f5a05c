import { getPublicDismantledVehicle } from "@/lib/dismantled-vehicles/queries";
import { publicEndpoint, route } from "@/lib/http/endpoint";
import { found } from "@/lib/http/found";
import { recordResponse } from "@/lib/http/responses";
import { requireVehicleId } from "@/lib/vehicles/id";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    run: async ({ id }) =>
      recordResponse(found(await getPublicDismantledVehicle(requireVehicleId(id)), "Vehicle not found")),
  }),
});
