import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { RETAIL_LIST_TAG, retailVehicleTag } from "@/lib/cache/tags";
import type { Database } from "@/lib/db";
import { ApiError } from "@/lib/http/errors";
import { type ExpectedVersions, requireVersion } from "@/lib/http/if-match";
import { recordChange } from "@/lib/records/versions";
import { ADMIN_COLUMNS, toAdmin } from "@/lib/retail-vehicles/record";
import { soldAtAfter } from "@/lib/retail-vehicles/rules";
import * as schema from "@/lib/retail-vehicles/schema";
import { attachImages, chooseImages, detachImages } from "@/lib/vehicles/attach-images";
import { changeVehicle, isNoOpUpdate } from "@/lib/vehicles/change";

const tagsOf = ({ _id }: { _id: string }) => [RETAIL_LIST_TAG, retailVehicleTag(_id)];

/** @throws ApiError 409 when the stock number or a picture is taken. */
export async function createRetailVehicle(
  admin: Admin,
  input: schema.RetailVehicleInput,
): Promise<schema.RetailVehicle> {
  return changeVehicle(input.stockNumber, async (database) => {
    const pictures = await chooseImages(database, null, input);
    const row = await database.retailVehicle.create({
      data: {
        ...toColumns(input),
        ...(pictures && { images: pictures.images }),
        stockNumber: input.stockNumber,
        vin: input.vin,
        soldAt: soldAtAfter(input.status, null, new Date()),
      },
      select: ADMIN_COLUMNS,
    });
    await attachImages(database, { retailVehicleId: row.id }, pictures);
    const vehicle = toAdmin(row);
    await recordChange(database, admin, {
      kind: "retail_vehicle",
      recordId: row.id,
      version: row.version,
      action: "create",
      before: null,
      after: vehicle,
    });
    return { vehicle, tags: tagsOf(vehicle) };
  });
}

/** @throws ApiError 404 when there is none, 409 when the stock number or a picture is taken, 412 when it has another version. */
export async function updateRetailVehicle(
  admin: Admin,
  id: string,
  input: schema.RetailVehicleUpdate,
  version: ExpectedVersions,
): Promise<schema.RetailVehicle> {
  return changeVehicle(input.stockNumber, async (database) => {
    const before = await lockRetailVehicle(database, id, version);
    const status = input.status ?? schema.retailStatus.toWire(before.status);
    const pictures = await chooseImages(database, before, input);
    const change = { ...input, imageUrl: undefined, images: pictures?.images };
    if (isNoOpUpdate(toAdmin(before), change)) return { vehicle: toAdmin(before), tags: [] };
    const row = await database.retailVehicle.update({
      where: { id },
      data: {
        ...toColumns(input),
        ...(pictures && { images: pictures.images }),
        soldAt: soldAtAfter(status, before.soldAt, new Date()),
        version: { increment: 1 },
      },
      select: ADMIN_COLUMNS,
    });
    await attachImages(database, { retailVehicleId: id }, pictures);
    const vehicle = toAdmin(row);
    await recordChange(database, admin, {
      kind: "retail_vehicle",
      recordId: id,
      version: row.version,
      action: "update",
      before: toAdmin(before),
      after: vehicle,
    });
    return { vehicle, tags: tagsOf(vehicle) };
  });
}

/** @throws ApiError 404 when there is none, 412 when it has another version. */
export async function deleteRetailVehicle(
  admin: Admin,
  id: string,
  version: ExpectedVersions,
): Promise<void> {
  await changeVehicle(undefined, async (database) => {
    const before = await lockRetailVehicle(database, id, version);
    await detachImages(database, { retailVehicleId: id });
    await database.retailVehicle.delete({ where: { id }, select: { id: true } });
    const vehicle = toAdmin(before);
    await recordChange(database, admin, {
      kind: "retail_vehicle",
      recordId: id,
      version: before.version + 1,
      action: "delete",
      before: vehicle,
      after: null,
    });
    return { vehicle, tags: tagsOf(vehicle) };
  });
}

// The row stays locked until the transaction ends: two people who save at once come one after the other.
async function lockRetailVehicle(database: Database, id: string, version: ExpectedVersions) {
  await database.$queryRaw`SELECT "id" FROM "RetailVehicle" WHERE "id" = ${id} FOR UPDATE`;
  const row = await database.retailVehicle.findUnique({ where: { id }, select: ADMIN_COLUMNS });
  if (!row) throw new ApiError("not_found", "Vehicle not found");
  requireVersion(row.version, version);
  return row;
}

function toColumns<T extends schema.RetailVehicleUpdate>(input: T) {
  // Pictures are chosen apart: their addresses are checked against the uploads first.
  const { transmission, driveType, fuelType, condition, status, dateAcquired, images, imageUrl, ...plain } =
    input;
  return {
    ...plain,
    ...(status && { status: schema.retailStatus.toStored(status) }),
    ...(transmission !== undefined && {
      transmission: transmission && schema.retailTransmission.toStored(transmission),
    }),
    ...(driveType !== undefined && { driveType: driveType && schema.retailDriveType.toStored(driveType) }),
    ...(fuelType !== undefined && { fuelType: fuelType && schema.fuelType.toStored(fuelType) }),
    ...(condition !== undefined && { condition: condition && schema.condition.toStored(condition) }),
    ...(dateAcquired !== undefined && {
      dateAcquired: dateAcquired && new Date(`${dateAcquired}T00:00:00Z`),
    }),
  };
}
