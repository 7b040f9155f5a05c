import { getPublicDismantledVehicle } from "@/lib/dismantled-vehicles/queries";
import { isVehicleId } from "@/lib/vehicles/id";

/** The former address of a dismantled vehicle: redirects to its page, or to the list if it is not found. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params;
  const vehicle = isVehicleId(id) ? await getPublicDismantledVehicle(id).catch(() => null) : null;
  const location = vehicle === null ? "/parts" : `/parts/${vehicle._id}`;
  return new Response(null, { status: 307, headers: { Location: location, "Cache-Control": "no-store" } });
}
