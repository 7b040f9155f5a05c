import { cacheLife, cacheTag } from "next/cache";
import { SHARED_PHOTO, VehicleShare } from "@/components/seo/vehicle-share";
import { dismantledVehicleTag, RECORDS_TAG } from "@/lib/cache/tags";
import { getPublicDismantledVehicle } from "@/lib/dismantled-vehicles/queries";
import { lightLineDrawing } from "@/lib/drawings/embedded";
import { LINE_PAPER } from "@/lib/drawings/line-style";
import { logFailure } from "@/lib/http/log";
import { shareablePhoto } from "@/lib/images/shareable";
import { sharePng } from "@/lib/seo/share-png";
import { formatMiles } from "@/lib/vehicles/format";
import { isVehicleId } from "@/lib/vehicles/id";

/** Seconds that browsers and other sites may keep the picture: the vehicle may change. */
const MAX_AGE = 3_600;

/** The picture of a dismantled vehicle for link previews: 1200 x 630, PNG. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params;
  const png = isVehicleId(id) ? await vehiclePng(id) : null;
  if (png === null) return new Response("There is no such vehicle.", { status: 404 });
  return new Response(png, {
    headers: { "Content-Type": "image/png", "Cache-Control": `public, max-age=${MAX_AGE}` },
  });
}

/** The PNG, from the cache; null when visitors may not see the vehicle. */
async function vehiclePng(id: string): Promise<ArrayBuffer | null> {
  "use cache";
  cacheTag(RECORDS_TAG, dismantledVehicleTag(id));
  const vehicle = await getPublicDismantledVehicle(id);
  let photo: string | null = null;
  try {
    if (vehicle?.imageUrl) photo = await shareablePhoto(vehicle.imageUrl, SHARED_PHOTO);
    cacheLife("records");
  } catch (error) {
    logFailure("Reading a photo for a link preview", error);
    cacheLife("minutes");
  }
  if (vehicle === null) return null;
  return sharePng(
    <VehicleShare
      vehicle={vehicle}
      figure={formatMiles(vehicle.mileage)}
      facts={`miles, ${vehicle.status.toLowerCase()}`}
      picture={photo ?? lightLineDrawing(vehicle)}
      sky={LINE_PAPER}
    />,
  );
}
