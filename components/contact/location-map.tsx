import { LiveMap } from "@/components/contact/live-map";
import { embeddedMapAddress, streetName } from "@/components/contact/map-address";
import { MapDrawing } from "@/components/contact/map-drawing";
import { Tag } from "@/components/ui/tag";
import { business, mapsLink } from "@/lib/business";

/** Where the shop is: drawn by us, and as a live map when asked for. */
export function LocationMap({ className = "" }: { className?: string }) {
  const { name, address, coordinates } = business;
  return (
    <div className={`map ${className}`}>
      <MapDrawing street={streetName(address.street)} />
      <div className="map-pin" aria-hidden="true">
        <Tag>{name}</Tag>
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
