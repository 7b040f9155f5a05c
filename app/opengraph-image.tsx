import { cacheLife } from "next/cache";
import { ShareTag } from "@/components/seo/share-tag";
import { business } from "@/lib/business";
import { embeddedDrawing } from "@/lib/drawings/embedded";
import { OPEN_GRAPH_SIZE } from "@/lib/seo/open-graph";
import { SHARE_FACE } from "@/lib/seo/share-fonts";
import { sharePng } from "@/lib/seo/share-png";

export const alt = `${business.name}: ${business.tagline}`;
export const size = OPEN_GRAPH_SIZE;
export const contentType = "image/png";

const BANNER = { width: 1160, height: 210 };

/** The picture of the site for link previews of pages that have no picture of their own. */
export default async function OpenGraphImage() {
  return new Response(await sitePng(), { headers: { "Content-Type": contentType } });
}

async function sitePng(): Promise<ArrayBuffer> {
  "use cache";
  cacheLife("max");
  return sharePng(
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        background: "#22282c",
        color: "#fff",
        borderBottom: "26px solid #8f989a",
        fontFamily: SHARE_FACE,
      }}
    >
      <div style={{ display: "flex", flexDirection: "column", padding: "56px 72px 0" }}>
        <ShareTag size={84} reversed />
        <div style={{ fontSize: 52, fontWeight: 600, marginTop: 26 }}>{business.tagline}</div>
        <div style={{ fontSize: 52, fontWeight: 700, marginTop: -4, color: "#b9c2c5" }}>{business.phone}</div>
      </div>
      <img
        src={embeddedDrawing("/drawings/banner-inventory.svg")}
        alt=""
        {...BANNER}
        style={{ marginLeft: 72 }}
      />
    </div>,
  );
}
