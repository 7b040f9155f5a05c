import "server-only";
import type { Database } from "@/lib/db";
import { ApiError } from "@/lib/http/errors";
import { found } from "@/lib/http/found";
import { formatShortMoment } from "@/lib/quotes/format";
import { recordArrival } from "@/lib/requests/mutations";
import { freeReference } from "@/lib/requests/reference";
import type { RequestReceipt } from "@/lib/requests/schema";
import { isBusinessDay } from "@/lib/response-clock";
import { findInquiredVehicle } from "@/lib/vehicle-inquiries/queries";
import { STAFF_COLUMNS, VEHICLE_INQUIRIES } from "@/lib/vehicle-inquiries/record";
import { shopMoment, shortened } from "@/lib/vehicle-inquiries/rules";
import {
  VEHICLE_INQUIRY_MESSAGES,
  type VehicleInquiryInput,
  type VehicleInquiryStatus,
} from "@/lib/vehicle-inquiries/schema";
import { vehicleTitle } from "@/lib/vehicles/format";

/**
 * Stores a visitor's inquiry and opens its conversation, inside the caller's transaction.
 * @throws ApiError 404 when visitors cannot see the vehicle, 400 when the shop is closed on the preferred day.
 */
export async function createVehicleInquiry(
  database: Database,
  { vehicleId, topic, message, preferredAt, customerInfo }: VehicleInquiryInput,
): Promise<RequestReceipt<VehicleInquiryStatus>> {
  // Deleting the vehicle waits until the inquiry is stored, or has happened before.
  await database.$queryRaw`SELECT "id" FROM "RetailVehicle" WHERE "id" = ${vehicleId} FOR KEY SHARE`;
  const vehicle = found(await findInquiredVehicle(database, vehicleId), VEHICLE_INQUIRY_MESSAGES.vehicle);
  const drive = topic === "test_drive" && preferredAt ? preferredMoment(preferredAt) : null;
  const { id: _id, ...kept } = vehicle;
  const row = await database.vehicleInquiry.create({
    data: {
      reference: await freeReference("VI", (reference) => VEHICLE_INQUIRIES.find(database, { reference })),
      topic,
      vehicleId,
      ...kept,
      preferredAt: drive,
      message,
      customerName: customerInfo.name,
      customerPhone: customerInfo.phone,
      customerEmail: customerInfo.email,
    },
    select: STAFF_COLUMNS,
  });
  const testDrive = drive ? `Test drive, ${formatShortMoment(drive)}` : "Test drive";
  return recordArrival(VEHICLE_INQUIRIES, database, row, {
    kind: "vehicle",
    customer: customerInfo,
    subject: topic === "test_drive" ? testDrive : shortened(message ?? "Question"),
    vehicle: vehicleTitle(vehicle, true),
    vin: vehicle.vin,
    text: message ?? "",
  });
}

// The form does not know the holidays.
function preferredMoment(local: string): Date | null {
  if (!isBusinessDay(local.slice(0, 10))) {
    const message = VEHICLE_INQUIRY_MESSAGES.preferredAtHoliday;
    throw new ApiError("invalid_input", message, { fields: { preferredAt: message } });
  }
  return shopMoment(local);
}
