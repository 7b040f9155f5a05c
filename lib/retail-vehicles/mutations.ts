import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { RETAIL_LIST_TAG, retailVehicleTag } from "@/lib/cache/tags";
import type { Database } from "@/lib/db";
import type { ExpectedVersions } from "@/lib/http/if-match";
import { RETAIL_FIELDS } from "@/lib/retail-vehicles/fields";
import { ADMIN_COLUMNS, toAdmin } from "@/lib/retail-vehicles/record";
import { soldAtAfter } from "@/lib/retail-vehicles/rules";
import {
  type RetailVehicle,
  type RetailVehicleInput,
  type RetailVehicleUpdate,
  retailStatus,
} from "@/lib/retail-vehicles/schema";
import { columnsFromInput } from "@/lib/vehicles/field-values";
import {
  createVehicle,
  deleteVehicle,
  type ImageColumns,
  type Inventory,
  updateVehicle,
} from "@/lib/vehicles/mutations";

type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

const find = (database: Database, id: string) =>
  database.retailVehicle.findUnique({ where: { id }, select: ADMIN_COLUMNS });

const create = (database: Database, input: RetailVehicleInput, images: ImageColumns): Promise<Row> =>
  database.retailVehicle.create({
    data: {
      ...columnsFromInput(RETAIL_FIELDS, input),
      ...images,
      soldAt: soldAtAfter(input.status, null, new Date()),
    },
    select: ADMIN_COLUMNS,
  });

function update(database: Database, before: Row, input: RetailVehicleUpdate, images: ImageColumns) {
  const status = input.status ?? retailStatus.toWire(before.status);
  return database.retailVehicle.update({
    where: { id: before.id },
    data: {
      ...columnsFromInput(RETAIL_FIELDS, input),
      ...images,
      soldAt: soldAtAfter(status, before.soldAt, new Date()),
      version: { increment: 1 },
    },
    select: ADMIN_COLUMNS,
  });
}

const RETAIL: Inventory<Row, RetailVehicle, RetailVehicleInput, RetailVehicleUpdate> = {
  kind: "retail_vehicle",
  imageOwner: (id) => ({ retailVehicleId: id }),
  lock: (database, id) => database.$queryRaw`SELECT "id" FROM "RetailVehicle" WHERE "id" = ${id} FOR UPDATE`,
  find,
  create,
  update,
  delete: (database, id) => database.retailVehicle.delete({ where: { id }, select: { id: true } }),
  toAdmin,
  tags: (id) => [RETAIL_LIST_TAG, retailVehicleTag(id)],
};

/** @throws ApiError 409 when the stock number or a picture is taken. */
export const createRetailVehicle = (admin: Admin, input: RetailVehicleInput): Promise<RetailVehicle> =>
  createVehicle(RETAIL, admin, input);

/** @throws ApiError 404 when there is none, 409 when the stock number or a picture is taken, 412 when it has another version. */
export const updateRetailVehicle = (
  admin: Admin,
  id: string,
  input: RetailVehicleUpdate,
  version: ExpectedVersions,
): Promise<RetailVehicle> => updateVehicle(RETAIL, admin, id, input, version);

/** @throws ApiError 404 when there is none, 412 when it has another version. */
export const deleteRetailVehicle = (admin: Admin, id: string, version: ExpectedVersions): Promise<void> =>
  deleteVehicle(RETAIL, admin, id, version);
