import { ImageResponse } from "next/og";
import { business } from "@/lib/business";
import { paintedPicture } from "@/lib/drawings/address";
import { drawingAsPng } from "@/lib/drawings/raster";
import { shownRetailVehicle } from "@/lib/retail-vehicles/queries";
import { STATUS_LABELS } from "@/lib/retail-vehicles/rules";
import { OPEN_GRAPH_SIZE } from "@/lib/seo/open-graph";
import { formatMiles, formatPrice, vehicleTitle } from "@/lib/vehicles/format";

/** Seconds that whoever shares the address may keep the picture: its price may change. */
const MAX_AGE = 3_600;

/** The picture of a vehicle where its address is shared: 1200 x 630, PNG. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params;
  const vehicle = await shownRetailVehicle(id);
  if (vehicle === null || typeof vehicle === "string")
    return new Response("There is no such vehicle.", { status: 404 });
  const address = paintedPicture({ ...vehicle, seed: vehicle.stockNumber });
  const picture = await drawingAsPng(address.replace("/drawings/", ""), 840);
  const price = vehicle.status === "available" ? formatPrice(vehicle.price) : STATUS_LABELS[vehicle.status];
  return new ImageResponse(
    <div style={{ display: "flex", width: "100%", height: "100%", background: "#f1f3f1", color: "#1b2023" }}>
      {/* Wide enough for the whole car: the drawing is 4:3, and the panel covers its right edge. */}
      <div style={{ display: "flex", width: 800, overflow: "hidden" }}>
        <img src={picture} alt="" width={840} height={630} />
      </div>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          flex: 1,
          padding: 36,
          justifyContent: "space-between",
        }}
      >
        <div
          style={{
            display: "flex",
            background: "#1b2023",
            color: "#fff",
            padding: "10px 18px",
            fontSize: 28,
          }}
        >
          {business.name}
        </div>
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ fontSize: 46, lineHeight: 1.1 }}>{vehicleTitle(vehicle)}</div>
          {vehicle.trim && <div style={{ fontSize: 28, color: "#495257", marginTop: 8 }}>{vehicle.trim}</div>}
        </div>
        <div
          style={{ display: "flex", flexDirection: "column", borderTop: "4px solid #1b2023", paddingTop: 18 }}
        >
          <div style={{ fontSize: 66 }}>{price}</div>
          <div style={{ fontSize: 32 }}>{`${formatMiles(vehicle.mileage)} miles`}</div>
        </div>
      </div>
    </div>,
    { ...OPEN_GRAPH_SIZE, headers: { "Cache-Control": `public, max-age=${MAX_AGE}` } },
  );
}
