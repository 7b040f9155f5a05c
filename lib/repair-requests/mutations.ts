import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { type Database, db } from "@/lib/db";
import { type ExpectedVersions, requireVersion } from "@/lib/http/conditions";
import { ApiError } from "@/lib/http/errors";
import { recordChange } from "@/lib/records/versions";
import { ADMIN_COLUMNS, toRepairRequest } from "@/lib/repair-requests/record";
import {
  CALLBACK_DEFAULTS,
  type RepairRequest,
  type RepairRequestInput,
  type RepairRequestReceipt,
  type RepairRequestUpdate,
} from "@/lib/repair-requests/schema";
import { freeReference } from "@/lib/requests/reference";

/** Keeps a visitor's request, inside the caller's transaction. */
export async function createRepairRequest(
  database: Database,
  { customerInfo, vehicleInfo, serviceInfo, contactMethod, isSimplifiedRequest }: RepairRequestInput,
): Promise<RepairRequestReceipt> {
  const { name, phone, email, address } = customerInfo;
  const { preferredDate } = serviceInfo;
  const { id, reference, status, createdAt } = await database.repairRequest.create({
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
    select: { id: true, reference: true, status: true, createdAt: true },
  });
  return { _id: id, reference, status, createdAt: createdAt.toISOString() };
}

/**
 * Sets the status, appends the note, or both.
 * @throws ApiError 404 when there is no such request, 412 when it has another version.
 */
export async function updateRepairRequest(
  admin: Admin,
  id: string,
  { status, note }: RepairRequestUpdate,
  version: ExpectedVersions,
): Promise<RepairRequest> {
  return db().$transaction(async (database) => {
    const before = await lockRepairRequest(database, id, version);
    const row = await database.repairRequest.update({
      where: { id },
      data: {
        ...(status && { status }),
        ...(note && { notes: { create: { author: admin.username, content: note } } }),
        version: { increment: 1 },
      },
      select: ADMIN_COLUMNS,
    });
    const after = toRepairRequest(row);
    await recordChange(database, admin, {
      kind: "repair_request",
      recordId: id,
      version: row.version,
      action: "update",
      before: toRepairRequest(before),
      after,
    });
    return after;
  });
}

/** @throws ApiError 404 when there is no such request, 412 when it has another version. */
export async function deleteRepairRequest(
  admin: Admin,
  id: string,
  version: ExpectedVersions,
): Promise<void> {
  await db().$transaction(async (database) => {
    const before = await lockRepairRequest(database, id, version);
    await database.repairRequest.delete({ where: { id }, select: { id: true } });
    await recordChange(database, admin, {
      kind: "repair_request",
      recordId: id,
      version: before.version + 1,
      action: "delete",
      before: toRepairRequest(before),
      after: null,
    });
  });
}

async function lockRepairRequest(database: Database, id: string, version: ExpectedVersions) {
  await database.$queryRaw`SELECT "id" FROM "RepairRequest" WHERE "id" = ${id} FOR UPDATE`;
  const row = await database.repairRequest.findUnique({ where: { id }, select: ADMIN_COLUMNS });
  if (!row) throw new ApiError("not_found", "Repair request not found");
  requireVersion(row.version, version);
  return row;
}
