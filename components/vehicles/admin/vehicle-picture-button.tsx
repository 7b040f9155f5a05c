"use client";

import { useState } from "react";
import { PhotoViewer } from "@/components/vehicles/admin/photos/photo-viewer";
import { variantUrl } from "@/lib/images/variants";

const PICTURE_PX = 960;

/** Classes of a vehicle's picture in the admin area. */
export const vehiclePicture = "aspect-4/3 w-full bg-concrete object-cover brightness-(--photo-brightness)";

type VehiclePictureButtonProps = {
  /** The vehicle's photos, the main one first; at least one. */
  photos: readonly string[];
  /** The vehicle's title, such as "2014 Ford Fusion". */
  title: string;
};

/** The main photo of a vehicle, which opens the viewer. */
export function VehiclePictureButton({ photos, title }: VehiclePictureButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [main = ""] = photos;
  const isOne = photos.length === 1;
  return (
    <>
      <button
        type="button"
        className="relative block w-[min(100%,16rem)] cursor-zoom-in self-start overflow-hidden rounded-card border border-line hover:border-ink"
        onClick={() => setOpen(true)}
      >
        <img
          src={variantUrl(main, PICTURE_PX)}
          alt=""
          className={vehiclePicture}
          width={720}
          height={540}
          loading="lazy"
        />
        <span className="sr-only">View the </span>
        <span
          className={
            isOne
              ? "sr-only"
              : "absolute right-1.5 bottom-1.5 rounded-badge bg-photo-count px-2 py-0.5 font-semibold text-15 text-white"
          }
        >
          {isOne ? "photo" : `${photos.length} photos`}
        </span>
        <span className="sr-only"> of {title}</span>
      </button>
      {isOpen && <PhotoViewer photos={photos} start={0} vehicle={title} onClose={() => setOpen(false)} />}
    </>
  );
}
