import "server-only";
import type { Admin } from "@/lib/auth/admin";
import type { Database } from "@/lib/db";
import { ApiError } from "@/lib/http/errors";
import { type ExpectedVersions, requireVersion } from "@/lib/http/if-match";
import { recordChange } from "@/lib/records/versions";
import { attachImages, chooseImages, detachImages, type ImageOwner } from "@/lib/vehicles/attach-images";
import { changeVehicle, isNoOpUpdate } from "@/lib/vehicles/change";
import type { ImagesInput } from "@/lib/vehicles/images";

type Row = { id: string; version: number; images: string[] };
type Input = ImagesInput & { stockNumber?: string | undefined };

/** The URLs of the chosen photos; empty when the change does not concern them. */
export type ImageColumns = { images?: string[] };

/** What differs between the inventories. Each function runs one statement in the transaction. */
export type Inventory<
  VehicleRow extends Row,
  Vehicle extends object,
  Create extends Input,
  Update extends Input,
> = {
  kind: "retail_vehicle" | "dismantled_vehicle";
  /** The columns that an image's row has for a vehicle. */
  imageOwner: (id: string) => ImageOwner;
  /** Locks the row until the transaction ends: two people who save at once come one after the other. */
  lock: (database: Database, id: string) => Promise<unknown>;
  find: (database: Database, id: string) => Promise<VehicleRow | null>;
  create: (database: Database, input: Create, images: ImageColumns) => Promise<VehicleRow>;
  /** Also increments the version. */
  update: (
    database: Database,
    before: VehicleRow,
    input: Update,
    images: ImageColumns,
  ) => Promise<VehicleRow>;
  delete: (database: Database, id: string) => Promise<unknown>;
  toAdmin: (row: VehicleRow) => Vehicle;
  /** The cache tags of the pages that show a vehicle. */
  tags: (id: string) => string[];
};

/** @throws ApiError 409 when the stock number or a picture is taken. */
export async function createVehicle<R extends Row, Vehicle extends object, C extends Input, U extends Input>(
  inventory: Inventory<R, Vehicle, C, U>,
  admin: Admin,
  input: C,
): Promise<Vehicle> {
  return changeVehicle(input.stockNumber, async (database) => {
    const pictures = await chooseImages(database, null, input);
    const row = await inventory.create(database, input, pictures ? { images: pictures.images } : {});
    await attachImages(database, inventory.imageOwner(row.id), pictures);
    const vehicle = inventory.toAdmin(row);
    await recordChange(database, admin, {
      kind: inventory.kind,
      recordId: row.id,
      version: row.version,
      action: "create",
      before: null,
      after: vehicle,
    });
    return { vehicle, tags: inventory.tags(row.id) };
  });
}

/** @throws ApiError 404 when there is none, 409 when the stock number or a picture is taken, 412 when it has another version. */
export async function updateVehicle<R extends Row, Vehicle extends object, C extends Input, U extends Input>(
  inventory: Inventory<R, Vehicle, C, U>,
  admin: Admin,
  id: string,
  input: U,
  version: ExpectedVersions,
): Promise<Vehicle> {
  return changeVehicle(input.stockNumber, async (database) => {
    const row = await lockVehicle(inventory, database, id, version);
    const before = inventory.toAdmin(row);
    const pictures = await chooseImages(database, row, input);
    const change = { ...input, imageUrl: undefined, images: pictures?.images };
    if (isNoOpUpdate(before, change)) return { vehicle: before, tags: [] };
    const saved = await inventory.update(database, row, input, pictures ? { images: pictures.images } : {});
    await attachImages(database, inventory.imageOwner(id), pictures);
    const vehicle = inventory.toAdmin(saved);
    await recordChange(database, admin, {
      kind: inventory.kind,
      recordId: id,
      version: saved.version,
      action: "update",
      before,
      after: vehicle,
    });
    return { vehicle, tags: inventory.tags(id) };
  });
}

/** @throws ApiError 404 when there is none, 412 when it has another version. */
export async function deleteVehicle<R extends Row, Vehicle extends object, C extends Input, U extends Input>(
  inventory: Inventory<R, Vehicle, C, U>,
  admin: Admin,
  id: string,
  version: ExpectedVersions,
): Promise<void> {
  await changeVehicle(undefined, async (database) => {
    const row = await lockVehicle(inventory, database, id, version);
    await detachImages(database, inventory.imageOwner(id));
    await inventory.delete(database, id);
    const vehicle = inventory.toAdmin(row);
    await recordChange(database, admin, {
      kind: inventory.kind,
      recordId: id,
      version: row.version + 1,
      action: "delete",
      before: vehicle,
      after: null,
    });
    return { vehicle, tags: inventory.tags(id) };
  });
}

async function lockVehicle<R extends Row>(
  inventory: Pick<Inventory<R, never, never, never>, "lock" | "find">,
  database: Database,
  id: string,
  version: ExpectedVersions,
): Promise<R> {
  await inventory.lock(database, id);
  const row = await inventory.find(database, id);
  if (!row) throw new ApiError("not_found", "Vehicle not found");
  requireVersion(row.version, version);
  return row;
}
