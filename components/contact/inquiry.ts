import { business } from "@/lib/business";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { vehicleTitle } from "@/lib/vehicles/format";

/** The fields that name a vehicle in a message. */
export type InquiredVehicle = Pick<PublicRetailVehicle, "stockNumber" | "year" | "make" | "model" | "trim">;

/** A `mailto:` URL to the shop with the vehicle in its subject and body. */
export function inquiryMailLink(vehicle: InquiredVehicle): string {
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
