import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { type Database, db } from "@/lib/db";
import { type ExpectedVersions, requireVersion } from "@/lib/http/conditions";
import { ApiError } from "@/lib/http/errors";
import { getPartRequest } from "@/lib/part-requests/queries";
import { ADMIN_COLUMNS, toPartRequest } from "@/lib/part-requests/record";
import type {
  PartRequest,
  PartRequestInput,
  PartRequestReceipt,
  PartRequestUpdate,
} from "@/lib/part-requests/schema";
import { recordChange } from "@/lib/records/versions";
import { freeReference } from "@/lib/requests/reference";

/** Keeps a visitor's request, inside the caller's transaction. */
export async function createPartRequest(
  database: Database,
  input: PartRequestInput,
): Promise<PartRequestReceipt> {
  const { vin, vehicleInfo, partDetails, customerInfo } = input;
  const { id, reference, status, createdAt } = await database.partRequest.create({
    data: {
      reference: await freeReference("PR", (taken) =>
        database.partRequest.findUnique({ where: { reference: taken }, select: { id: true } }),
      ),
      vin,
      ...vehicleInfo,
      ...partDetails,
      customerName: customerInfo.name,
      customerPhone: customerInfo.phone,
      customerEmail: customerInfo.email,
    },
    select: { id: true, reference: true, status: true, createdAt: true },
  });
  return { _id: id, reference, status, createdAt: createdAt.toISOString() };
}

/**
 * Sets the status, appends the note, or both.
 * @throws ApiError 404 when there is no such request, 412 when it has another version.
 */
export async function updatePartRequest(
  admin: Admin,
  id: string,
  { status, note }: PartRequestUpdate,
  version: ExpectedVersions,
): Promise<PartRequest> {
  await db().$transaction(async (database) => {
    const before = await lockPartRequest(database, id, version);
    const after = await database.partRequest.update({
      where: { id },
      data: {
        ...(status && { status }),
        ...(note && { notes: { create: { author: admin.username, content: note } } }),
        version: { increment: 1 },
      },
      select: ADMIN_COLUMNS,
    });
    await recordChange(database, admin, {
      kind: "part_request",
      recordId: id,
      version: after.version,
      action: "update",
      before: toPartRequest(before, null),
      after: toPartRequest(after, null),
    });
  });
  const request = await getPartRequest(admin, id);
  if (!request) throw new ApiError("not_found", "Part request not found");
  return request;
}

/** @throws ApiError 404 when there is no such request, 412 when it has another version. */
export async function deletePartRequest(admin: Admin, id: string, version: ExpectedVersions): Promise<void> {
  await db().$transaction(async (database) => {
    const before = await lockPartRequest(database, id, version);
    await database.partRequest.delete({ where: { id }, select: { id: true } });
    await recordChange(database, admin, {
      kind: "part_request",
      recordId: id,
      version: before.version + 1,
      action: "delete",
      before: toPartRequest(before, null),
      after: null,
    });
  });
}

async function lockPartRequest(database: Database, id: string, version: ExpectedVersions) {
  await database.$queryRaw`SELECT "id" FROM "PartRequest" WHERE "id" = ${id} FOR UPDATE`;
  const row = await database.partRequest.findUnique({ where: { id }, select: ADMIN_COLUMNS });
  if (!row) throw new ApiError("not_found", "Part request not found");
  requireVersion(row.version, version);
  return row;
}
