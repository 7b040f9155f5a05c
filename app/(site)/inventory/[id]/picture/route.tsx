import { cacheLife, cacheTag } from "next/cache";
import { SHARED_PHOTO, VehicleShare } from "@/components/seo/vehicle-share";
import { RECORDS_TAG, retailVehicleTag } from "@/lib/cache/tags";
import { embeddedDrawing } from "@/lib/drawings/embedded";
import { skies } from "@/lib/drawings/ground";
import { groundFor, paintedPicture } from "@/lib/drawings/urls";
import { logFailure } from "@/lib/http/log";
import { shareablePhoto } from "@/lib/images/shareable";
import { getPublicRetailVehicle } from "@/lib/retail-vehicles/queries";
import { STATUS_LABELS } from "@/lib/retail-vehicles/rules";
import { sharePng } from "@/lib/seo/share-png";
import { formatMiles, formatPrice } from "@/lib/vehicles/format";
import { isVehicleId } from "@/lib/vehicles/id";

/** Seconds that browsers and other sites may keep the picture: the price may change. */
const MAX_AGE = 3_600;

/** The picture of a vehicle for link previews: 1200 x 630, PNG. */
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
  cacheTag(RECORDS_TAG, retailVehicleTag(id));
  const vehicle = await getPublicRetailVehicle(id);
  let photo: string | null = null;
  try {
    if (vehicle?.imageUrl) photo = await shareablePhoto(vehicle.imageUrl, SHARED_PHOTO);
    cacheLife("records");
  } catch (error) {
    logFailure("Reading a photo for a link preview", error);
    cacheLife("minutes");
  }
  if (vehicle === null) return null;
  const seed = vehicle.stockNumber;
  const picture = photo ?? embeddedDrawing(paintedPicture({ ...vehicle, seed }));
  const { status, price, mileage } = vehicle;
  return sharePng(
    <VehicleShare
      vehicle={vehicle}
      figure={status === "available" ? formatPrice(price) : STATUS_LABELS[status]}
      facts={`${formatMiles(mileage)} miles`}
      picture={picture}
      sky={skies[groundFor(seed)]}
    />,
  );
}
