import { z } from "zod";
import { DISMANTLED_FIELDS } from "@/lib/dismantled-vehicles/fields";
import type { FieldNames, FieldValues } from "@/lib/vehicles/field";
import { inputShape } from "@/lib/vehicles/field-values";
import { partialOf } from "@/lib/vehicles/schema";

/** The statuses, in the API's spelling and the database's. */
export const dismantledStatus = DISMANTLED_FIELDS.status.conversion;

const shape = inputShape(DISMANTLED_FIELDS);

/** POST /api/admin/dismantled-vehicles. */
export const dismantledVehicleSchema = z.object(shape);
/** PUT /api/admin/dismantled-vehicles/{id}: the fields that change; null or blank clears an optional one. */
export const dismantledVehicleUpdateSchema = partialOf(shape);

export type DismantledVehicleInput = z.output<typeof dismantledVehicleSchema>;
export type DismantledVehicleUpdate = z.output<typeof dismantledVehicleUpdateSchema>;

type Fields = typeof DISMANTLED_FIELDS;

/** What every record has besides its fields. */
type RecordKeys = { _id: string; createdAt: string; updatedAt: string; version: number };

/** A dismantled vehicle as visitors may see it. */
export type PublicDismantledVehicle = RecordKeys &
  FieldValues<Pick<Fields, FieldNames<Fields, { visibility: "public" }>>>;

/** A dismantled vehicle as staff see it. */
export type DismantledVehicle = RecordKeys & FieldValues<Fields>;

export type DismantledStatus = DismantledVehicle["status"];
