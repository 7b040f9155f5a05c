import type { ReactNode } from "react";
import { PartCallouts } from "@/components/dismantled-vehicles/part-callouts";
import { describePicture, pictureClass } from "@/components/vehicles/vehicle-picture";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import { embeddedDrawing } from "@/lib/drawings/embedded";
import { linePicture } from "@/lib/drawings/urls";
import { srcSet, variantUrl } from "@/lib/images/variants";
import { photosOf } from "@/lib/seo/open-graph";
import { vehicleTitle } from "@/lib/vehicles/format";

const SIZES = "(width >= 75rem) 40rem, (width >= 64rem) 55vw, 100vw";
const PLAIN_WIDTH = 960;
const THUMBNAIL_PX = 480;

const frame = "border-line md:rounded-card md:border";

type DismantledPicturesProps = { vehicle: PublicDismantledVehicle; skipTo: string };

/** The line drawing of a vehicle with a link for each part and, when there are photos, a scroll-snap gallery of both. */
export function DismantledPictures({ vehicle, skipTo }: DismantledPicturesProps) {
  const photos = photosOf(vehicle.images);
  const drawing = <Drawing vehicle={vehicle} skipTo={skipTo} />;
  return (
    <section className="-mx-4 min-w-0 self-start md:mx-0 print:mx-0 print:max-w-104" aria-label="Pictures">
      {photos.length === 0 ? (
        <div className={`${frame} overflow-hidden`}>{drawing}</div>
      ) : (
        <Gallery vehicle={vehicle} photos={photos} drawing={drawing} />
      )}
      <p className="px-4 pt-2 text-15 text-ink-3 md:px-0 print:hidden">
        Point at a part to ask for it. What is still on the car, we tell you when we have looked.
      </p>
    </section>
  );
}

function Drawing({ vehicle, skipTo }: DismantledPicturesProps) {
  return (
    <div className="relative">
      <img
        className={`aspect-4/3 ${pictureClass(false)}`}
        src={embeddedDrawing(linePicture(vehicle))}
        alt={`Line drawing of a ${vehicleTitle(vehicle)}`}
        width={720}
        height={540}
        fetchPriority="high"
      />
      <PartCallouts vehicle={vehicle} skipTo={skipTo} />
    </div>
  );
}

type GalleryProps = {
  vehicle: PublicDismantledVehicle;
  photos: readonly string[];
  drawing: ReactNode;
};

function Gallery({ vehicle, photos, drawing }: GalleryProps) {
  const label = (index: number) => `photo ${index + 1} of ${photos.length}`;
  return (
    <>
      <ul
        className={`${frame} flex snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain scroll-smooth [scrollbar-width:none] focus-visible:-outline-offset-3 print:overflow-x-hidden`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        tabIndex={0}
        aria-label="Drawing and photos, side by side"
      >
        <li id={anchor(0)} className="w-full flex-none snap-start snap-always scroll-mt-240">
          {drawing}
        </li>
        {photos.map((photo, index) => (
          // The scroll margin keeps the thumbnails in view.
          <li
            key={photo}
            id={anchor(index + 1)}
            className="w-full flex-none snap-start snap-always scroll-mt-240"
          >
            <img
              className={`aspect-4/3 ${pictureClass(false)}`}
              src={variantUrl(photo, PLAIN_WIDTH)}
              srcSet={srcSet(photo) ?? undefined}
              sizes={SIZES}
              alt={`${describePicture(vehicle)}: ${label(index)}`}
              width={720}
              height={540}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
      <ul className="flex gap-2 overflow-x-auto px-4 pt-2 pb-1.5 md:flex-wrap md:px-0 print:hidden">
        <Thumbnail picture={linePicture(vehicle)} index={0} name="the drawing" />
        {photos.map((photo, index) => (
          <Thumbnail
            key={photo}
            picture={variantUrl(photo, THUMBNAIL_PX)}
            index={index + 1}
            name={label(index)}
          />
        ))}
      </ul>
    </>
  );
}

function Thumbnail({ picture, index, name }: { picture: string; index: number; name: string }) {
  return (
    <li className="w-22 flex-none">
      <a
        className="block overflow-hidden rounded-field border-2 border-line hover:border-ink"
        href={`#${anchor(index)}`}
        aria-label={`Show ${name}`}
      >
        <img
          className={`aspect-4/3 ${pictureClass(false)}`}
          src={picture}
          alt=""
          width={120}
          height={90}
          loading="lazy"
        />
      </a>
    </li>
  );
}

const anchor = (index: number) => `picture-${index + 1}`;
