import { ImageResponse } from "next/og";
import { business } from "@/lib/business";
import { drawingAsPng } from "@/lib/drawings/raster";
import { OPEN_GRAPH_SIZE } from "@/lib/seo/open-graph";

export const alt = `${business.name}: ${business.tagline}`;
export const size = OPEN_GRAPH_SIZE;
export const contentType = "image/png";

/** The picture of the site where a page without its own is shared. */
export default async function OpenGraphImage() {
  const picture = await drawingAsPng("pickup-blue-lot.svg", 840);
  return new ImageResponse(
    <div style={{ display: "flex", width: "100%", height: "100%", background: "#22282c", color: "#fff" }}>
      <div
        style={{ display: "flex", flexDirection: "column", flex: 1, padding: 56, justifyContent: "center" }}
      >
        <div style={{ fontSize: 78, fontWeight: 700, lineHeight: 1.05 }}>{business.name}</div>
        <div style={{ fontSize: 36, color: "#b9c2c5", marginTop: 16 }}>{business.tagline}</div>
        <div style={{ fontSize: 48, marginTop: 48 }}>{business.phone}</div>
      </div>
      <img src={picture} alt="" width={600} height={630} style={{ objectFit: "cover" }} />
    </div>,
    size,
  );
}
