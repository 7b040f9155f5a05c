/** Degrees from the middle of the map to its edges: about 800 m to each side, 450 m up and down. */
const HALF_WIDTH = 0.01;
const HALF_HEIGHT = 0.004;

const degrees = (value: number) => value.toFixed(5);

/** The URL of OpenStreetMap's embeddable map around a point (degrees, WGS 84), with a marker on it. */
export function embeddedMapUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const query = new URLSearchParams({
    bbox: [longitude - HALF_WIDTH, latitude - HALF_HEIGHT, longitude + HALF_WIDTH, latitude + HALF_HEIGHT]
      .map(degrees)
      .join(","),
    layer: "mapnik",
    marker: `${degrees(latitude)},${degrees(longitude)}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
