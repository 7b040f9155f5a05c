import { LiveMap } from "@/components/contact/live-map";
import { embeddedMapAddress } from "@/components/contact/map-address";
import { Icon } from "@/components/ui/icon";
import { business, coordinates, mapsLink } from "@/lib/business";

/** Where the shop is: its address, and a live map for those who ask for it. */
export function LocationMap({ className = "" }: { className?: string }) {
  const { name, address } = business;
  return (
    <section className={`map ${className}`} aria-label="Map">
      <div className="map-place">
        <Icon name="pin" size={48} />
        <p className="map-address">
          <b>{name}</b>
          {address.street}
          <br />
          {address.city}, {address.state} {address.zip}
        </p>
      </div>
      <LiveMap
        address={embeddedMapAddress(coordinates)}
        link={mapsLink}
        title={`Map of the streets around ${address.street}`}
      />
    </section>
  );
}
