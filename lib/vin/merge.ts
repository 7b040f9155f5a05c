import { hasEssentials, type VehicleInfo } from "./vehicle-info";

export type DecodeSource = "vpic" | "embedded" | "vpic+embedded";

/**
 * Puts what the live service and the embedded data say into one answer, field by field.
 *
 * The rule: the live service's word stands wherever it says anything, for its data are newer. The embedded data
 * fill the gaps, but only while both speak of the same vehicle: when they disagree on year, make or model, they
 * fill nothing, lest one car get another's engine. An engine with the same displacement is taken from whoever
 * also knows its cylinders. A live answer that contradicts the embedded data and does not even know year, make and
 * model is broken, and counts for nothing. `source` tells whose words the answer holds.
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
    engineSize: fullerEngine(live.engineSize, embedded.engineSize),
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

/** Names agree when one begins the other: vPIC has renamed "F-150" and "F-150 Lightning" back and forth. */
function sameName(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return true;
  const [first, second] = [plain(a), plain(b)];
  return first.startsWith(second) || second.startsWith(first);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function fullerEngine(live: string | null, embedded: string | null): string | null {
  if (live === null || embedded === null) return live ?? embedded;
  return embedded.startsWith(`${live} `) ? embedded : live;
}
