import "server-only";
import type { Admin } from "@/lib/auth/admin";
import type { Database } from "@/lib/db";
import type { ExpectedVersions } from "@/lib/http/if-match";
import { withInventory } from "@/lib/repair-requests/queries";
import { ADMIN_COLUMNS, type RepairRequestRow, toRepairRequest } from "@/lib/repair-requests/record";
import {
  CALLBACK_DEFAULTS,
  type RepairRequest,
  type RepairRequestInput,
  type RepairRequestReceipt,
  type RepairRequestStatus,
  type RepairRequestUpdate,
} from "@/lib/repair-requests/schema";
import { deleteRequest, type RequestStore, recordArrival, updateRequest } from "@/lib/requests/mutations";
import { freeReference } from "@/lib/requests/reference";

const REPAIR_REQUESTS: RequestStore<RepairRequestRow, RepairRequestStatus> = {
  kind: "repair_request",
  missing: "Repair request not found",
  async lock(database, id) {
    await database.$queryRaw`SELECT "id" FROM "RepairRequest" WHERE "id" = ${id} FOR UPDATE`;
    return database.repairRequest.findUnique({ where: { id }, select: ADMIN_COLUMNS });
  },
  update: (database, id, data) =>
    database.repairRequest.update({ where: { id }, data, select: ADMIN_COLUMNS }),
  delete: (database, id) => database.repairRequest.delete({ where: { id }, select: { id: true } }),
  toRecord: (row) => toRepairRequest(row, null),
};

/** Keeps a visitor's request, inside the caller's transaction. */
export async function createRepairRequest(
  database: Database,
  { customerInfo, vehicleInfo, serviceInfo, contactMethod, isSimplifiedRequest }: RepairRequestInput,
): Promise<RepairRequestReceipt> {
  const { name, phone, email, address } = customerInfo;
  const { preferredDate } = serviceInfo;
  const row = await database.repairRequest.create({
    data: {
      reference: await freeReference("RR", (taken) =>
        database.repairRequest.findUnique({ where: { reference: taken }, select: { id: true } }),
      ),
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
    select: ADMIN_COLUMNS,
  });
  await recordArrival(REPAIR_REQUESTS, database, row);
  return {
    _id: row.id,
    reference: row.reference,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  };
}

/**
 * Sets the status, appends the note, or both.
 * @throws ApiError 404 when there is no such request, 412 when it has another version.
 */
export async function updateRepairRequest(
  admin: Admin,
  id: string,
  changes: RepairRequestUpdate,
  version: ExpectedVersions,
): Promise<RepairRequest> {
  return withInventory(await updateRequest(REPAIR_REQUESTS, admin, id, changes, version));
}

/** @throws ApiError 404 when there is no such request, 412 when it has another version. */
export function deleteRepairRequest(admin: Admin, id: string, version: ExpectedVersions): Promise<void> {
  return deleteRequest(REPAIR_REQUESTS, admin, id, version);
}
