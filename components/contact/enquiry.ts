import { business } from "@/lib/business";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { vehicleTitle } from "@/lib/vehicles/format";

/** What a message about a vehicle needs to name it. */
export type EnquiredVehicle = Pick<PublicRetailVehicle, "stockNumber" | "year" | "make" | "model" | "trim">;

/** A mail link to the shop with the vehicle in its subject and body; the visitor adds what they want to know. */
export function enquiryMailLink(vehicle: EnquiredVehicle): string {
  const title = vehicleTitle(vehicle, true);
  const subject = `${title}, stock number ${vehicle.stockNumber}`;
  const body = [
    "Hello,",
    "",
    `I am interested in the ${title} (stock number ${vehicle.stockNumber}).`,
    "Is it still here, and when could I come by for a test drive?",
    "",
    "Best time to reach me: ",
    "My phone number: ",
    "",
  ].join("\r\n");
  return `mailto:${business.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
