import { findDismantledListPage } from "@/lib/dismantled-vehicles/queries";
import { isVehicleId } from "@/lib/vehicles/id";
import { listPagePath } from "@/lib/vehicles/list-pages";

/** Redirects to the card of a dismantled vehicle in the list, or to the list's first page if it is not found. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params;
  const page = isVehicleId(id) ? await findDismantledListPage(id).catch(() => null) : null;
  const location = page === null ? "/parts" : `${listPagePath("/parts", page)}#${id}`;
  return new Response(null, { status: 307, headers: { Location: location, "Cache-Control": "no-store" } });
}
