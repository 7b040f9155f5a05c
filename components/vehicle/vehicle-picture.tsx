import { linePicture, paintedPicture } from "@/lib/drawings/address";
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
  /** The picture of a whole page: told to a screen reader even when it is a drawing. */
  described?: boolean;
};

/** The picture of a car for sale: its photograph, or a painted drawing of its kind in its colour. */
export function RetailPicture({ vehicle, sold, ...props }: Props & { vehicle: Pictured; sold: boolean }) {
  const src = vehicle.imageUrl ?? paintedPicture({ ...vehicle, seed: vehicle.stockNumber });
  return (
    <Picture src={src} className={sold ? "picture picture-sold" : "picture"} vehicle={vehicle} {...props} />
  );
}

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
}: Props & { src: string; className: string; vehicle: Pictured }) {
  const color = vehicle.exteriorColor ? `, ${vehicle.exteriorColor.toLowerCase()}` : "";
  return (
    <img
      className={className}
      src={src}
      alt={isDrawing(src) && !described ? "" : `${vehicleTitle(vehicle)}${color}`}
      width={720}
      height={540}
      // Nothing that says "undefined": every attribute of every card is written twice, in the markup and in the payload.
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}

/** In a list a drawing shows the kind of car, which the title beside it says better: nothing for a screen reader. */
const isDrawing = (src: string) => src.startsWith("/drawings/");
