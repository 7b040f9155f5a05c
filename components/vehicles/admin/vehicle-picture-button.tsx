"use client";

import { useState } from "react";
import { PhotoViewer } from "@/components/vehicles/admin/photos/photo-viewer";
import { variantUrl } from "@/lib/images/variants";

const PICTURE_PX = 960;

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
      <button type="button" className="photo-open" onClick={() => setOpen(true)}>
        <img
          src={variantUrl(main, PICTURE_PX)}
          alt=""
          className="picture"
          width={720}
          height={540}
          loading="lazy"
        />
        <span className="sr-only">View the </span>
        <span className={isOne ? "sr-only" : "photo-count"}>
          {isOne ? "photo" : `${photos.length} photos`}
        </span>
        <span className="sr-only"> of {title}</span>
      </button>
      {isOpen && <PhotoViewer photos={photos} start={0} vehicle={title} onClose={() => setOpen(false)} />}
    </>
  );
}
