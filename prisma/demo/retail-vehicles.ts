import { retailCars } from "./retail-cars";
import { retailPickups } from "./retail-pickups";
import { retailSuvsAndVans } from "./retail-suvs-and-vans";
import type { RetailDemo, UnfinishedRetailDemo } from "./types";

/** The pre-owned vehicles in order of arrival. */
export const retailVehicles: RetailDemo[] = [...retailCars, ...retailSuvsAndVans, ...retailPickups].sort(
  (a, b) => a.stockNumber.localeCompare(b.stockNumber),
);

/** An incomplete vehicle, which is visible to staff only. */
export const unfinishedRetailVehicle: UnfinishedRetailDemo = {
  stockNumber: "R-2124",
  vin: "5XYPGDA37KG529906",
  notes: "Came in late, keys on hook 9. Needs mileage, pictures and a price before it goes on the site.",
  listedDaysAgo: 1,
};
