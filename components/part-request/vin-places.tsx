import { vinPlacesScene } from "@/lib/drawings/scenes/vin-places";

const PLACES = ["Windshield, driver's side", "Driver's door sticker", "Registration"];

/** Where a VIN is found, as the hint says it: for the eyes only. The picture comes with the page, without a request. */
export function VinPlaces() {
  const { width, height, svg } = vinPlacesScene();
  return (
    <div className="vin-places" aria-hidden="true">
      <p>
        {PLACES.map((place) => (
          <span key={place}>{place}</span>
        ))}
      </p>
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" width={width} height={height} />
    </div>
  );
}
