import { LiveMap } from "@/components/contact/live-map";
import { embeddedMapAddress } from "@/components/contact/map-address";
import { MapDrawing } from "@/components/contact/map-drawing";
import { business, mapsLink } from "@/lib/business";

/** Where the shop is: drawn by us, and as a live map when asked for. */
export function LocationMap({ className = "" }: { className?: string }) {
  const { name, address, coordinates } = business;
  return (
    <div className={`map ${className}`}>
      <MapDrawing />
      <div className="map-pin" aria-hidden="true">
        <span className="map-tag">
          <b>{name}</b>
          {address.street}
        </span>
      </div>
      <p className="map-note">A sketch, not to scale</p>
      <LiveMap
        address={embeddedMapAddress(coordinates)}
        link={mapsLink}
        title={`Map of the streets around ${address.street}`}
      />
    </div>
  );
}
