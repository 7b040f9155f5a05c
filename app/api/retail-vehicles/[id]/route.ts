import { publicEndpoint, route } from "@/lib/http/endpoint";
import { found } from "@/lib/http/found";
import { recordResponse } from "@/lib/http/responses";
import { getPublicRetailVehicle } from "@/lib/retail-vehicles/queries";
import { requireVehicleId } from "@/lib/vehicles/id";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    async run({ id }) {
      const vehicle = await getPublicRetailVehicle(requireVehicleId(id));
      return recordResponse(found(vehicle, "Vehicle not found"));
    },
  }),
});
