import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { DISMANTLED_LIST_TAG } from "@/lib/cache/tags";
import type { Database } from "@/lib/db";
import { ADMIN_COLUMNS, toAdmin } from "@/lib/dismantled-vehicles/record";
import * as schema from "@/lib/dismantled-vehicles/schema";
import { ApiError } from "@/lib/http/errors";
import { type ExpectedVersions, requireVersion } from "@/lib/http/if-match";
import { recordChange } from "@/lib/records/versions";
import { attachImages, chooseImages, detachImages } from "@/lib/vehicles/attach-images";
import { changeVehicle, isNoOpUpdate } from "@/lib/vehicles/change";

const TAGS = [DISMANTLED_LIST_TAG];

/** @throws ApiError 409 when the stock number or a picture is taken. */
export async function createDismantledVehicle(
  admin: Admin,
  input: schema.DismantledVehicleInput,
): Promise<schema.DismantledVehicle> {
  return changeVehicle(input.stockNumber, async (database) => {
    const pictures = await chooseImages(database, null, input);
    const row = await database.dismantledVehicle.create({
      data: { ...toColumns(input), ...(pictures && { images: pictures.images }) },
      select: ADMIN_COLUMNS,
    });
    await attachImages(database, { dismantledVehicleId: row.id }, pictures);
    const after = toAdmin(row);
    await recordChange(database, admin, {
      kind: "dismantled_vehicle",
      recordId: row.id,
      version: row.version,
      action: "create",
      before: null,
      after,
    });
    return { vehicle: after, tags: TAGS };
  });
}

/** @throws ApiError 404 when there is none, 409 when the stock number or a picture is taken, 412 when it has another version. */
export async function updateDismantledVehicle(
  admin: Admin,
  id: string,
  input: schema.DismantledVehicleUpdate,
  version: ExpectedVersions,
): Promise<schema.DismantledVehicle> {
  return changeVehicle(input.stockNumber, async (database) => {
    const before = await lockDismantledVehicle(database, id, version);
    const pictures = await chooseImages(database, before, input);
    const change = { ...input, imageUrl: undefined, images: pictures?.images };
    if (isNoOpUpdate(toAdmin(before), change)) return { vehicle: toAdmin(before), tags: [] };
    const row = await database.dismantledVehicle.update({
      where: { id },
      data: {
        ...toColumns(input),
        ...(pictures && { images: pictures.images }),
        version: { increment: 1 },
      },
      select: ADMIN_COLUMNS,
    });
    await attachImages(database, { dismantledVehicleId: id }, pictures);
    const after = toAdmin(row);
    await recordChange(database, admin, {
      kind: "dismantled_vehicle",
      recordId: id,
      version: row.version,
      action: "update",
      before: toAdmin(before),
      after,
    });
    return { vehicle: after, tags: TAGS };
  });
}

/** @throws ApiError 404 when there is none, 412 when it has another version. */
export async function deleteDismantledVehicle(
  admin: Admin,
  id: string,
  version: ExpectedVersions,
): Promise<void> {
  await changeVehicle(undefined, async (database) => {
    const before = await lockDismantledVehicle(database, id, version);
    await detachImages(database, { dismantledVehicleId: id });
    await database.dismantledVehicle.delete({ where: { id }, select: { id: true } });
    await recordChange(database, admin, {
      kind: "dismantled_vehicle",
      recordId: id,
      version: before.version + 1,
      action: "delete",
      before: toAdmin(before),
      after: null,
    });
    return { vehicle: undefined, tags: TAGS };
  });
}

// The row stays locked until the transaction ends: two people who save at once come one after the other.
async function lockDismantledVehicle(database: Database, id: string, version: ExpectedVersions) {
  await database.$queryRaw`SELECT "id" FROM "DismantledVehicle" WHERE "id" = ${id} FOR UPDATE`;
  const row = await database.dismantledVehicle.findUnique({ where: { id }, select: ADMIN_COLUMNS });
  if (!row) throw new ApiError("not_found", "Vehicle not found");
  requireVersion(row.version, version);
  return row;
}

type Columns<T> = Omit<T, "status" | "transmission" | "driveType" | "dateAcquired" | "images" | "imageUrl">;

function toColumns(
  input: schema.DismantledVehicleInput,
): Columns<schema.DismantledVehicleInput> & StoredColumns;
function toColumns(
  input: schema.DismantledVehicleUpdate,
): Columns<schema.DismantledVehicleUpdate> & Partial<StoredColumns>;
function toColumns(input: schema.DismantledVehicleUpdate) {
  // Pictures are chosen apart: their addresses are checked against the uploads first.
  const { status, transmission, driveType, dateAcquired, images, imageUrl, ...plain } = input;
  return {
    ...plain,
    ...(status && { status: schema.dismantledStatus.toStored(status) }),
    ...(transmission !== undefined && {
      transmission: transmission && schema.dismantledTransmission.toStored(transmission),
    }),
    ...(driveType !== undefined && {
      driveType: driveType && schema.dismantledDriveType.toStored(driveType),
    }),
    ...(dateAcquired && { dateAcquired: new Date(`${dateAcquired}T00:00:00Z`) }),
  };
}

type StoredColumns = {
  status: ReturnType<typeof schema.dismantledStatus.toStored>;
  transmission: ReturnType<typeof schema.dismantledTransmission.toStored> | null;
  driveType: ReturnType<typeof schema.dismantledDriveType.toStored> | null;
  dateAcquired: Date;
};
