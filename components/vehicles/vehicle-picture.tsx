import { linePicture, paintedPicture } from "@/lib/drawings/urls";
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
  /** Above the fold: fetched with high priority instead of lazily. */
  first?: boolean;
  /** Whether a drawing has alternative text, too, as the main picture of a page. */
  described?: boolean;
  /** Alternative text instead of the vehicle's title and color. */
  alt?: string;
  /** The `sizes` attribute of the image; defaults to the width of a list card. */
  sizes?: string;
  /** Classes of its aspect ratio and of its position in it; 4:3 by default. */
  shape?: string;
};

/** Classes of a vehicle's picture, without its aspect ratio; dimmed in the dark color scheme. */
export const pictureClass = (sold: boolean) =>
  `${sold ? "grayscale " : ""}block w-full bg-concrete object-cover brightness-(--photo-brightness)`;

/** Width in pixels of the fallback `src`: a card on a high-density screen. */
const PLAIN_WIDTH = 960;
const CARD_SIZES = "(width >= 64rem) 26rem, (width >= 48rem) 50vw, 100vw";

/** The picture of a retail vehicle: its photo, or a painted drawing of its body style in its color; gray when sold. */
export function RetailPicture({ vehicle, ...props }: Props & { vehicle: Pictured; sold: boolean }) {
  return <Picture src={retailPictureUrl(vehicle)} vehicle={vehicle} {...props} />;
}

/** The URL of a retail vehicle's photo or drawing. */
export const retailPictureUrl = (vehicle: Pictured): string =>
  vehicle.imageUrl ?? paintedPicture({ ...vehicle, seed: vehicle.stockNumber });

/** The picture of a dismantled vehicle: its photo, or a line drawing of its body style, whole or in pieces. */
export function DismantledPicture({ vehicle, first }: Props & { vehicle: Pictured & { status: string } }) {
  const src = vehicle.imageUrl ?? linePicture(vehicle);
  return <Picture src={src} vehicle={vehicle} first={first} />;
}

function Picture({
  src,
  vehicle,
  sold = false,
  first = false,
  described = false,
  alt = isDrawing(src) && !described ? "" : describePicture(vehicle),
  sizes = CARD_SIZES,
  shape = "aspect-4/3",
}: Props & { src: string; vehicle: Pictured; sold?: boolean }) {
  const sources = srcSet(src);
  return (
    <img
      className={`${shape} ${pictureClass(sold)}`}
      src={variantUrl(src, PLAIN_WIDTH)}
      alt={alt}
      width={720}
      height={540}
      // No undefined attributes: the attributes of each card are sent twice, in the markup and in the payload.
      {...(sources && { srcSet: sources, sizes })}
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}

/** The alternative text of a vehicle's picture: its title and color. */
export function describePicture(vehicle: Omit<Pictured, "imageUrl" | "stockNumber">): string {
  const color = vehicle.exteriorColor ? `, ${vehicle.exteriorColor.toLowerCase()}` : "";
  return `${vehicleTitle(vehicle)}${color}`;
}

/** In a list a drawing is decorative, because the title next to it names the vehicle: its alternative text is empty. */
const isDrawing = (src: string) => src.startsWith("/drawings/");
