import { ShareTag } from "@/components/seo/share-tag";
import { SHARE_FACE } from "@/lib/seo/share-fonts";
import { vehicleTitle } from "@/lib/vehicles/format";

/** Size in pixels of the vehicle's picture. */
export const SHARED_PHOTO = { width: 760, height: 630 } as const;

type VehicleShareProps = {
  vehicle: { year: number; make: string; model: string; trim: string | null };
  /** What counts most, such as the price, and the line below it. */
  figure: string;
  facts: string;
  /** Data URL of a photo or a drawing; one that is not as tall as the space is aligned to the bottom. */
  picture: string;
  /** The color above such a picture. */
  sky: string;
};

/** A vehicle's picture and its sticker side by side, for link previews (next/og). */
export function VehicleShare({ vehicle, figure, facts, picture, sky }: VehicleShareProps) {
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: "#ffffff",
        color: "#1b2023",
        fontFamily: SHARE_FACE,
        fontWeight: 700,
      }}
    >
      <img
        src={picture}
        alt=""
        {...SHARED_PHOTO}
        style={{ objectFit: "contain", objectPosition: "bottom", background: sky }}
      />
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          flex: 1,
          padding: "44px 40px 36px",
          borderLeft: "6px solid #1b2023",
          justifyContent: "space-between",
        }}
      >
        <ShareTag size={34} />
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ fontSize: 68, lineHeight: 0.98 }}>{vehicleTitle(vehicle)}</div>
          {vehicle.trim && (
            <div style={{ fontSize: 38, fontWeight: 600, color: "#495257", marginTop: 12, lineHeight: 1.05 }}>
              {vehicle.trim}
            </div>
          )}
        </div>
        <div
          style={{ display: "flex", flexDirection: "column", borderTop: "4px solid #1b2023", paddingTop: 16 }}
        >
          <div style={{ fontSize: 100, lineHeight: 1 }}>{figure}</div>
          <div style={{ fontSize: 44, fontWeight: 600, color: "#495257", marginTop: 8 }}>{facts}</div>
        </div>
      </div>
    </div>
  );
}
