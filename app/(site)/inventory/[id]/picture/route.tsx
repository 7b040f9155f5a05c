import { ImageResponse } from "next/og";
import { SHARED_PHOTO, VehicleShare } from "@/components/seo/vehicle-share";
import { paintedPicture } from "@/lib/drawings/address";
import { drawingAsPng } from "@/lib/drawings/raster";
import { shareablePhoto } from "@/lib/images/shareable";
import { getRetailVehiclePage } from "@/lib/retail-vehicles/queries";
import { OPEN_GRAPH_SIZE } from "@/lib/seo/open-graph";
import { shareFonts } from "@/lib/seo/share-fonts";

/** Seconds that whoever shares the address may keep the picture: its price may change. */
const MAX_AGE = 3_600;

/** The picture of a vehicle where its address is shared: 1200 x 630, PNG. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params;
  const found = await getRetailVehiclePage(id);
  if (!found || found.delisted) return new Response("There is no such vehicle.", { status: 404 });
  const { vehicle } = found;
  const photo = vehicle.imageUrl && (await shareablePhoto(vehicle.imageUrl, SHARED_PHOTO));
  const drawing = paintedPicture({ ...vehicle, seed: vehicle.stockNumber }).replace("/drawings/", "");
  const picture = photo || (await drawingAsPng(drawing, SHARED_PHOTO));
  return new ImageResponse(<VehicleShare vehicle={vehicle} picture={picture} />, {
    ...OPEN_GRAPH_SIZE,
    fonts: await shareFonts(),
    headers: { "Cache-Control": `public, max-age=${MAX_AGE}` },
  });
}
