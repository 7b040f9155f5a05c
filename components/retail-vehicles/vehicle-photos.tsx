import { describePicture, RetailPicture, retailPictureAddress } from "@/components/vehicles/vehicle-picture";
import { embeddedDrawing } from "@/lib/drawings/embedded";
import { variantUrl } from "@/lib/images/variants";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";

const SIZES = "(width >= 75rem) 40rem, (width >= 64rem) 55vw, 100vw";
const THUMBNAIL_PX = 480;

/** The picture of a vehicle's page or, when there are several, all of them side by side with thumbnails that lead to each. */
export function VehiclePhotos({ vehicle }: { vehicle: PublicRetailVehicle }) {
  const sold = vehicle.status === "sold";
  const { images } = vehicle;
  if (images.length < 2) {
    return (
      <div className="photos photos-frame">
        <RetailPicture
          vehicle={{ ...vehicle, imageUrl: embeddedDrawing(retailPictureAddress(vehicle)) }}
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
    <section className="photos" aria-label="Photos">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard too */}
      <ul className="photos-frame photos-strip" tabIndex={0} aria-label="All photos, side by side">
        {images.map((imageUrl, index) => (
          <li key={imageUrl} id={anchor(index)}>
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
      <ul className="photos-thumbs">
        {images.map((imageUrl, index) => (
          <li key={imageUrl}>
            <a href={`#${anchor(index)}`} aria-label={`Show ${label(index)}`}>
              <img
                className={sold ? "picture picture-sold" : "picture"}
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
    </section>
  );
}

const anchor = (index: number) => `photo-${index + 1}`;
