import type { VehicleInfo } from "./vehicle-info";

export type DecodeSource = "vpic" | "embedded" | "vpic+embedded";

/**
 * Puts what the live service and the embedded data say into one answer, field by field.
 *
 * The rule: the live service's word stands wherever it says anything, for its data are newer. The embedded data
 * fill the gaps, but only while both speak of the same vehicle: when they disagree on year, make or model, they
 * fill nothing, lest one car get another's engine. An engine with the same displacement is taken from whoever
 * also knows its cylinders. `filled` tells whether the embedded data added anything.
 */
export function mergeDecodes(
  live: VehicleInfo,
  embedded: VehicleInfo,
): { vehicleInfo: VehicleInfo; filled: boolean } {
  if (!sameVehicle(live, embedded)) return { vehicleInfo: live, filled: false };
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
  return { vehicleInfo, filled: fields.some((name) => vehicleInfo[name] !== live[name]) };
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
