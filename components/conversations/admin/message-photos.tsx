"use client";

import { useState } from "react";
import { PhotoViewer } from "@/components/vehicles/admin/photos/photo-viewer";
import type { MessagePhoto } from "@/lib/conversations/schema";
import { variantUrl } from "@/lib/images/variants";

const THUMBNAIL_PX = 480;

/** The photos of a message; each opens in full screen. */
export function MessagePhotos({ photos }: { photos: MessagePhoto[] }) {
  const [viewed, setViewed] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className="mt-2.5 flex flex-wrap gap-2" aria-label="Photos">
        {photos.map(({ url }, index) => (
          <li key={url}>
            <button
              type="button"
              className="block w-30 cursor-zoom-in overflow-hidden rounded-badge border border-line"
              aria-label={`View photo ${index + 1} of ${photos.length}`}
              onClick={() => setViewed(index)}
            >
              <img
                src={variantUrl(url, THUMBNAIL_PX)}
                alt=""
                className="aspect-4/3 w-full object-cover brightness-(--photo-brightness)"
                width={120}
                height={90}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      {viewed !== null && (
        <PhotoViewer
          photos={photos.map(({ url }) => url)}
          start={viewed}
          vehicle="this message"
          onClose={() => setViewed(null)}
        />
      )}
    </>
  );
}
