import "server-only";
import type { Admin } from "@/lib/auth/admin";
import type { Database } from "@/lib/db";
import type { ExpectedVersions } from "@/lib/http/if-match";
import { REPAIR_REQUESTS, STAFF_COLUMNS } from "@/lib/repair-requests/record";
import {
  CALLBACK_DEFAULTS,
  type RepairRequest,
  type RepairRequestInput,
  type RepairRequestStatus,
  type RepairRequestUpdate,
} from "@/lib/repair-requests/schema";
import { deleteRequest, recordArrival, updateRequest } from "@/lib/requests/mutations";
import { freeReference } from "@/lib/requests/reference";
import type { RequestReceipt } from "@/lib/requests/schema";
import { vehicleTitle } from "@/lib/vehicles/format";

/** Stores a visitor's request and opens its conversation, inside the caller's transaction. */
export async function createRepairRequest(
  database: Database,
  { customerInfo, vehicleInfo, serviceInfo, contactMethod, isSimplifiedRequest }: RepairRequestInput,
): Promise<RequestReceipt<RepairRequestStatus>> {
  const { name, phone, email, address } = customerInfo;
  const { preferredDate } = serviceInfo;
  const row = await database.repairRequest.create({
    data: {
      reference: await freeReference("RR", (reference) => REPAIR_REQUESTS.find(database, { reference })),
      customerName: name,
      customerPhone: phone,
      customerEmail: email,
      ...address,
      ...vehicleInfo,
      year: vehicleInfo.year ?? new Date().getFullYear(),
      make: vehicleInfo.make ?? CALLBACK_DEFAULTS.make,
      model: vehicleInfo.model ?? CALLBACK_DEFAULTS.model,
      mileage: vehicleInfo.mileage ?? CALLBACK_DEFAULTS.mileage,
      serviceType: serviceInfo.serviceType ?? CALLBACK_DEFAULTS.serviceType,
      otherServiceType: serviceInfo.otherServiceType ?? null,
      description: serviceInfo.description ?? CALLBACK_DEFAULTS.description,
      preferredDate: preferredDate ? new Date(`${preferredDate}T00:00:00Z`) : null,
      urgency: serviceInfo.urgency ?? CALLBACK_DEFAULTS.urgency,
      contactMethod,
      isSimplifiedRequest,
    },
    select: STAFF_COLUMNS,
  });
  return recordArrival(REPAIR_REQUESTS, database, row, {
    kind: "repair",
    customer: { name, phone, email },
    subject: row.otherServiceType ?? row.serviceType,
    vehicle: row.make === CALLBACK_DEFAULTS.make ? null : vehicleTitle(row, true) || null,
    vin: row.vin,
    // The customer did not write the text of a request without a description.
    text: row.description === CALLBACK_DEFAULTS.description ? "" : row.description,
  });
}

/** Sets the status, appends the note, or both. @throws as updateRequest does. */
export function updateRepairRequest(
  admin: Admin,
  id: string,
  changes: RepairRequestUpdate,
  version: ExpectedVersions,
): Promise<RepairRequest> {
  return updateRequest(REPAIR_REQUESTS, admin, id, changes, version);
}

/** @throws ApiError 404 when there is no such request, 412 when it has another version. */
export function deleteRepairRequest(admin: Admin, id: string, version: ExpectedVersions): Promise<void> {
  return deleteRequest(REPAIR_REQUESTS, admin, id, version);
}
