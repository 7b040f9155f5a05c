import "server-only";
import type { Admin } from "@/lib/auth/admin";
import type { Database } from "@/lib/db";
import type { ExpectedVersions } from "@/lib/http/if-match";
import { withInventory } from "@/lib/part-requests/queries";
import { ADMIN_COLUMNS, type PartRequestRow, toPartRequest } from "@/lib/part-requests/record";
import type {
  PartRequest,
  PartRequestInput,
  PartRequestReceipt,
  PartRequestStatus,
  PartRequestUpdate,
} from "@/lib/part-requests/schema";
import { deleteRequest, type RequestStore, recordArrival, updateRequest } from "@/lib/requests/mutations";
import { freeReference } from "@/lib/requests/reference";

const PART_REQUESTS: RequestStore<PartRequestRow, PartRequestStatus> = {
  kind: "part_request",
  missing: "Part request not found",
  async lock(database, id) {
    await database.$queryRaw`SELECT "id" FROM "PartRequest" WHERE "id" = ${id} FOR UPDATE`;
    return database.partRequest.findUnique({ where: { id }, select: ADMIN_COLUMNS });
  },
  update: (database, id, data) => database.partRequest.update({ where: { id }, data, select: ADMIN_COLUMNS }),
  delete: (database, id) => database.partRequest.delete({ where: { id }, select: { id: true } }),
  toRecord: (row) => toPartRequest(row, null),
};

/** Keeps a visitor's request, inside the caller's transaction. */
export async function createPartRequest(
  database: Database,
  input: PartRequestInput,
): Promise<PartRequestReceipt> {
  const { vin, vehicleInfo, partDetails, customerInfo } = input;
  const row = await database.partRequest.create({
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
    select: ADMIN_COLUMNS,
  });
  await recordArrival(PART_REQUESTS, database, row);
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
export async function updatePartRequest(
  admin: Admin,
  id: string,
  changes: PartRequestUpdate,
  version: ExpectedVersions,
): Promise<PartRequest> {
  return withInventory(await updateRequest(PART_REQUESTS, admin, id, changes, version));
}

/** @throws ApiError 404 when there is no such request, 412 when it has another version. */
export function deletePartRequest(admin: Admin, id: string, version: ExpectedVersions): Promise<void> {
  return deleteRequest(PART_REQUESTS, admin, id, version);
}
