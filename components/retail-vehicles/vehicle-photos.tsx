import {
  describePicture,
  pictureClass,
  RetailPicture,
  retailPictureUrl,
} from "@/components/vehicles/vehicle-picture";
import { embeddedDrawing } from "@/lib/drawings/embedded";
import { variantUrl } from "@/lib/images/variants";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";

const SIZES = "(width >= 75rem) 40rem, (width >= 64rem) 55vw, 100vw";
const THUMBNAIL_PX = 480;

/** Full-width on phones. */
const column = "-mx-4 min-w-0 self-start md:mx-0 print:mx-0 print:max-w-104";
const frame = "border-line md:rounded-card md:border";

/** The picture of a vehicle's page or, when there are several, a scroll-snap gallery with links to each photo. */
export function VehiclePhotos({ vehicle }: { vehicle: PublicRetailVehicle }) {
  const sold = vehicle.status === "sold";
  const { images } = vehicle;
  if (images.length < 2) {
    return (
      <div className={`${column} ${frame} overflow-hidden`}>
        <RetailPicture
          vehicle={{ ...vehicle, imageUrl: embeddedDrawing(retailPictureUrl(vehicle)) }}
          sold={sold}
          first
          described
          sizes={SIZES}
        />
      </div>
    );
  }
  const label = (index: number) => `photo ${index + 1} of ${images.length}`;
  return (
    <section className={column} aria-label="Photos">
      <ul
        className={`${frame} flex snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain scroll-smooth [scrollbar-width:none] focus-visible:-outline-offset-3 print:overflow-x-hidden`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        tabIndex={0}
        aria-label="All photos, side by side"
      >
        {images.map((imageUrl, index) => (
          // The scroll margin keeps the thumbnails in view: a link to a photo scrolls the page to its top, no further.
          <li
            key={imageUrl}
            id={anchor(index)}
            className="w-full flex-none snap-start snap-always scroll-mt-240"
          >
            <RetailPicture
              vehicle={{ ...vehicle, imageUrl }}
              sold={sold}
              first={index === 0}
              alt={`${describePicture(vehicle)}: ${label(index)}`}
              sizes={SIZES}
            />
          </li>
        ))}
      </ul>
      <Thumbnails images={images} sold={sold} label={label} />
    </section>
  );
}

function Thumbnails({
  images,
  sold,
  label,
}: {
  images: readonly string[];
  sold: boolean;
  /** Names a photo by its index. */
  label: (index: number) => string;
}) {
  return (
    <ul className="flex gap-2 overflow-x-auto px-4 pt-2 pb-1.5 md:flex-wrap md:px-0 print:hidden">
      {images.map((imageUrl, index) => (
        <li key={imageUrl} className="w-22 flex-none">
          <a
            className="block overflow-hidden rounded-field border-2 border-line hover:border-ink"
            href={`#${anchor(index)}`}
            aria-label={`Show ${label(index)}`}
          >
            <img
              className={`aspect-4/3 ${pictureClass(sold)}`}
              src={variantUrl(imageUrl, THUMBNAIL_PX)}
              alt=""
              width={120}
              height={90}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

const anchor = (index: number) => `photo-${index + 1}`;
