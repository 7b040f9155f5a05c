import { LiveMap } from "@/components/contact/live-map";
import { embeddedMapUrl } from "@/components/contact/map-url";
import { Icon } from "@/components/ui/icon";
import { business, coordinates, mapsLink } from "@/lib/business";

/** A panel with the shop's address. A live map covers it when the visitor loads one. */
export function LocationMap() {
  const { name, address } = business;
  return (
    <section
      className="relative isolate grid min-h-76 content-center overflow-hidden bg-steel-bg md:min-h-104 print:hidden"
      aria-label="Map"
    >
      <div className="grid content-center justify-items-center gap-3 px-4 pt-7 pb-5 text-center">
        <span className="text-stamp">
          <Icon name="pin" size={48} />
        </span>
        <p>
          <b className="block font-bold font-sign text-28 leading-snug">{name}</b>
          {address.street}
          <br />
          {address.city}, {address.state} {address.zip}
        </p>
      </div>
      <LiveMap
        url={embeddedMapUrl(coordinates)}
        link={mapsLink}
        title={`Map of the streets around ${address.street}`}
      />
    </section>
  );
}
