import { linePicture, paintedPicture } from "@/lib/drawings/address";
import { srcSet, variantUrl } from "@/lib/images/variants";
import { vehicleTitle } from "@/lib/vehicles/format";

type Pictured = {
  stockNumber: string;
  year: number;
  make: string;
  model: string;
  exteriorColor: string | null;
  imageUrl: string | null;
};

type Props = {
  /** Above the fold: fetched first rather than late. */
  first?: boolean;
  /** The main picture of a page: has alternative text even when it is a drawing. */
  described?: boolean;
  /** Alternative text in place of the vehicle's name and color. */
  alt?: string;
  /** The `sizes` attribute of the image; defaults to the width of a list card. */
  sizes?: string;
};

/** Width in pixels of the fallback `src`: a card on a high-density screen. */
const PLAIN_WIDTH = 960;
const CARD_SIZES = "(width >= 64rem) 26rem, (width >= 48rem) 50vw, 100vw";

/** The picture of a car for sale: its photograph, or a painted drawing of its kind in its color. */
export function RetailPicture({ vehicle, sold, ...props }: Props & { vehicle: Pictured; sold: boolean }) {
  return (
    <Picture
      src={retailPictureAddress(vehicle)}
      className={sold ? "picture picture-sold" : "picture"}
      vehicle={vehicle}
      {...props}
    />
  );
}

/** The address of that picture. */
export const retailPictureAddress = (vehicle: Pictured): string =>
  vehicle.imageUrl ?? paintedPicture({ ...vehicle, seed: vehicle.stockNumber });

/** The picture of a parts car: its photograph, or a line drawing of its kind, whole or in pieces. */
export function DismantledPicture({ vehicle, first }: Props & { vehicle: Pictured & { status: string } }) {
  const src = vehicle.imageUrl ?? linePicture(vehicle);
  return <Picture src={src} className="picture" vehicle={vehicle} first={first} />;
}

function Picture({
  src,
  className,
  vehicle,
  first = false,
  described = false,
  alt = isDrawing(src) && !described ? "" : describePicture(vehicle),
  sizes = CARD_SIZES,
}: Props & { src: string; className: string; vehicle: Pictured }) {
  const sources = srcSet(src);
  return (
    <img
      className={className}
      src={variantUrl(src, PLAIN_WIDTH)}
      alt={alt}
      width={720}
      height={540}
      // No undefined attributes: each card's attributes are sent twice, in the markup and in the payload.
      {...(sources && { srcSet: sources, sizes })}
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}

/** What a picture of a vehicle shows, for a screen reader. */
export function describePicture(vehicle: Omit<Pictured, "imageUrl" | "stockNumber">): string {
  const color = vehicle.exteriorColor ? `, ${vehicle.exteriorColor.toLowerCase()}` : "";
  return `${vehicleTitle(vehicle)}${color}`;
}

/** In a list the drawing is decorative, since the title next to it names the vehicle: empty alternative text. */
const isDrawing = (src: string) => src.startsWith("/drawings/");
