import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { DISMANTLED_LIST_TAG, dismantledVehicleTag } from "@/lib/cache/tags";
import type { Database } from "@/lib/db";
import { DISMANTLED_FIELDS } from "@/lib/dismantled-vehicles/fields";
import { ADMIN_COLUMNS, toAdmin } from "@/lib/dismantled-vehicles/record";
import type {
  DismantledVehicle,
  DismantledVehicleInput,
  DismantledVehicleUpdate,
} from "@/lib/dismantled-vehicles/schema";
import { reportDonor } from "@/lib/donors/mutations";
import type { ExpectedVersions } from "@/lib/http/if-match";
import { logFailure } from "@/lib/http/log";
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
  tags: (id) => [DISMANTLED_LIST_TAG, dismantledVehicleTag(id)],
};

/** @throws ApiError 409 when the stock number or a picture is taken. */
export async function createDismantledVehicle(
  admin: Admin,
  input: DismantledVehicleInput,
): Promise<DismantledVehicle> {
  const vehicle = await createVehicle(DISMANTLED, admin, input);
  await reportToRequests(vehicle);
  return vehicle;
}

/** @throws ApiError 404 when there is none, 409 when the stock number or a picture is taken, 412 when it has another version. */
export async function updateDismantledVehicle(
  admin: Admin,
  id: string,
  input: DismantledVehicleUpdate,
  version: ExpectedVersions,
): Promise<DismantledVehicle> {
  const vehicle = await updateVehicle(DISMANTLED, admin, id, input, version);
  await reportToRequests(vehicle);
  return vehicle;
}

/** @throws ApiError 404 when there is none, 412 when it has another version. */
export const deleteDismantledVehicle = (admin: Admin, id: string, version: ExpectedVersions): Promise<void> =>
  deleteVehicle(DISMANTLED, admin, id, version);

/** The vehicle is stored already: the caller must not repeat that because requests could not be told. */
async function reportToRequests(vehicle: DismantledVehicle): Promise<void> {
  if (vehicle.status === "Scrapped") return;
  await reportDonor(vehicle).catch((error) => logFailure("Reporting a donor to requests", error));
}
