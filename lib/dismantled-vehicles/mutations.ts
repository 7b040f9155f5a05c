import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { DISMANTLED_LIST_TAG } from "@/lib/cache/tags";
import type { Database } from "@/lib/db";
import { DISMANTLED_FIELDS } from "@/lib/dismantled-vehicles/fields";
import { ADMIN_COLUMNS, toAdmin } from "@/lib/dismantled-vehicles/record";
import type {
  DismantledVehicle,
  DismantledVehicleInput,
  DismantledVehicleUpdate,
} from "@/lib/dismantled-vehicles/schema";
import type { ExpectedVersions } from "@/lib/http/if-match";
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
  database.dismantledVehicle.findUnique({ where: { id }, select: ADMIN_COLUMNS });

const create = (database: Database, input: DismantledVehicleInput, images: ImageColumns): Promise<Row> =>
  database.dismantledVehicle.create({
    data: { ...columnsFromInput(DISMANTLED_FIELDS, input), ...images },
    select: ADMIN_COLUMNS,
  });

const update = (database: Database, before: Row, input: DismantledVehicleUpdate, images: ImageColumns) =>
  database.dismantledVehicle.update({
    where: { id: before.id },
    data: { ...columnsFromInput(DISMANTLED_FIELDS, input), ...images, version: { increment: 1 } },
    select: ADMIN_COLUMNS,
  });

const DISMANTLED: Inventory<Row, DismantledVehicle, DismantledVehicleInput, DismantledVehicleUpdate> = {
  kind: "dismantled_vehicle",
  imageOwner: (id) => ({ dismantledVehicleId: id }),
  lock: (database, id) =>
    database.$queryRaw`SELECT "id" FROM "DismantledVehicle" WHERE "id" = ${id} FOR UPDATE`,
  find,
  create,
  update,
  delete: (database, id) => database.dismantledVehicle.delete({ where: { id }, select: { id: true } }),
  toAdmin,
  tags: () => [DISMANTLED_LIST_TAG],
};

/** @throws ApiError 409 when the stock number or a picture is taken. */
export const createDismantledVehicle = (
  admin: Admin,
  input: DismantledVehicleInput,
): Promise<DismantledVehicle> => createVehicle(DISMANTLED, admin, input);

/** @throws ApiError 404 when there is none, 409 when the stock number or a picture is taken, 412 when it has another version. */
export const updateDismantledVehicle = (
  admin: Admin,
  id: string,
  input: DismantledVehicleUpdate,
  version: ExpectedVersions,
): Promise<DismantledVehicle> => updateVehicle(DISMANTLED, admin, id, input, version);

/** @throws ApiError 404 when there is none, 412 when it has another version. */
export const deleteDismantledVehicle = (admin: Admin, id: string, version: ExpectedVersions): Promise<void> =>
  deleteVehicle(DISMANTLED, admin, id, version);
