import "server-only";
import type { Admin } from "@/lib/auth/admin";
import type { Database } from "@/lib/db";
import type { ExpectedVersions } from "@/lib/http/if-match";
import { partName } from "@/lib/part-requests/part-name";
import { PART_REQUESTS, STAFF_COLUMNS } from "@/lib/part-requests/record";
import type {
  PartRequest,
  PartRequestInput,
  PartRequestStatus,
  PartRequestUpdate,
} from "@/lib/part-requests/schema";
import { deleteRequest, recordArrival, updateRequest } from "@/lib/requests/mutations";
import { freeReference } from "@/lib/requests/reference";
import type { RequestReceipt } from "@/lib/requests/schema";
import { vehicleTitle } from "@/lib/vehicles/format";

/** Stores a visitor's request and opens its conversation, inside the caller's transaction. */
export async function createPartRequest(
  database: Database,
  { vin, vehicleInfo, partDetails, customerInfo, donorId }: PartRequestInput,
): Promise<RequestReceipt<PartRequestStatus>> {
  const row = await database.partRequest.create({
    data: {
      reference: await freeReference("PR", (reference) => PART_REQUESTS.find(database, { reference })),
      vin,
      ...vehicleInfo,
      ...partDetails,
      customerName: customerInfo.name,
      customerPhone: customerInfo.phone,
      customerEmail: customerInfo.email,
      donorId: await lockDonor(database, donorId),
    },
    select: STAFF_COLUMNS,
  });
  const { component, otherComponent } = partDetails;
  return recordArrival(PART_REQUESTS, database, row, {
    kind: "part",
    customer: customerInfo,
    subject: partName(component, otherComponent),
    vehicle: vehicleTitle(vehicleInfo, true),
    vin,
    text: partDetails.additionalInfo ?? "",
  });
}

/** The id of a dismantled vehicle that visitors can see, which cannot be deleted until the transaction ends; or null. */
async function lockDonor(database: Database, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const [donor] = await database.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "DismantledVehicle" WHERE "id" = ${id} AND "status" <> 'Scrapped' FOR KEY SHARE`;
  return donor?.id ?? null;
}

/** Sets the status, appends the note, or both. @throws as updateRequest does. */
export function updatePartRequest(
  admin: Admin,
  id: string,
  changes: PartRequestUpdate,
  version: ExpectedVersions,
): Promise<PartRequest> {
  return updateRequest(PART_REQUESTS, admin, id, changes, version);
}

/** @throws ApiError 404 when there is no such request, 412 when it has another version. */
export function deletePartRequest(admin: Admin, id: string, version: ExpectedVersions): Promise<void> {
  return deleteRequest(PART_REQUESTS, admin, id, version);
}
