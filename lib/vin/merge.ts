import { hasEssentials, type VehicleInfo } from "./vehicle-info";

export type DecodeSource = "vpic" | "embedded" | "vpic+embedded";

/**
 * Merges the results of the live service and the embedded data field by field.
 *
 * Values of the live service take precedence, because they are newer. The embedded data fill in missing values, but only
 * if year, make and model agree; otherwise a vehicle could get the engine of another. If both have the same displacement,
 * the engine with cylinders is used. A live result that contradicts the embedded data and lacks year, make or model is
 * discarded. `source` is where the values come from.
 */
export function mergeDecodes(
  live: VehicleInfo,
  embedded: VehicleInfo,
): { vehicleInfo: VehicleInfo; source: DecodeSource } {
  if (!sameVehicle(live, embedded)) {
    const broken = !hasEssentials(live) && hasEssentials(embedded);
    return broken ? { vehicleInfo: embedded, source: "embedded" } : { vehicleInfo: live, source: "vpic" };
  }
  const vehicleInfo: VehicleInfo = {
    year: live.year ?? embedded.year,
    make: live.make ?? embedded.make,
    model: live.model ?? embedded.model,
    trim: live.trim ?? embedded.trim,
    engineSize: moreSpecificEngine(live.engineSize, embedded.engineSize),
    transmissionType: live.transmissionType ?? embedded.transmissionType,
    driveType: live.driveType ?? embedded.driveType,
  };
  const fields = Object.keys(vehicleInfo) as (keyof VehicleInfo)[];
  const filled = fields.some((name) => vehicleInfo[name] !== live[name]);
  return { vehicleInfo, source: filled ? "vpic+embedded" : "vpic" };
}

function sameVehicle(a: VehicleInfo, b: VehicleInfo): boolean {
  const years = a.year === null || b.year === null || a.year === b.year;
  return years && sameName(a.make, b.make) && sameName(a.model, b.model);
}

/** Names agree if one starts with the other: vPIC uses both "F-150" and "F-150 Lightning" for the same vehicles. */
function sameName(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return true;
  const [first, second] = [normalize(a), normalize(b)];
  return first.startsWith(second) || second.startsWith(first);
}

function normalize(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function moreSpecificEngine(live: string | null, embedded: string | null): string | null {
  if (live === null || embedded === null) return live ?? embedded;
  return embedded.startsWith(`${live} `) ? embedded : live;
}
