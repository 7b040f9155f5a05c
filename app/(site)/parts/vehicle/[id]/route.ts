import { findDismantledListPage } from "@/lib/dismantled-vehicles/queries";
import { isVehicleId } from "@/lib/vehicles/id";
import { listPagePath } from "@/lib/vehicles/list-pages";

/** Leads to the card of a parts car, on whichever page of the list it is by now; to the list when it has left it. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params;
  const page = isVehicleId(id) ? await findDismantledListPage(id) : null;
  const location = page === null ? "/parts" : `${listPagePath("/parts", page)}#${id}`;
  return new Response(null, { status: 307, headers: { Location: location, "Cache-Control": "no-store" } });
}
