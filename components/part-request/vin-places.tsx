import { vinPlacesScene } from "@/lib/drawings/scenes/vin-places";

const PLACES = ["Windshield, driver's side", "Driver's door sticker", "Registration"];

/** Where a VIN is found, as a picture; the field's hint says the same. It is part of the HTML; no request is needed. */
export function VinPlaces() {
  const { width, height, svg } = vinPlacesScene();
  return (
    <div className="overflow-hidden rounded-card border border-line bg-steel-bg pt-4" aria-hidden="true">
      <p className="grid grid-cols-3 items-end text-balance pb-1.5 text-center font-semibold text-15 text-steel leading-snug">
        {PLACES.map((place) => (
          <span key={place} className="px-1.5">
            {place}
          </span>
        ))}
      </p>
      <img
        className="w-full"
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt=""
        width={width}
        height={height}
      />
    </div>
  );
}
