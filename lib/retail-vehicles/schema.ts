import { z } from "zod";
import { RETAIL_FIELDS } from "@/lib/retail-vehicles/fields";
import type { FieldNames, FieldValues } from "@/lib/vehicles/field";
import { type Filled, inputShape } from "@/lib/vehicles/field-values";
import { partialOf } from "@/lib/vehicles/schema";

/** The statuses, in the API's spelling and the database's. */
export const retailStatus = RETAIL_FIELDS.status.conversion;

const shape = inputShape(RETAIL_FIELDS);

/** POST /api/admin/retail-vehicles: stock number and VIN are required, the rest may come later. */
export const retailVehicleSchema = z.object({ ...shape, status: shape.status.default("available") });
/** PUT /api/admin/retail-vehicles/{id}: the fields that change; null or blank clears an optional one. */
export const retailVehicleUpdateSchema = partialOf(shape);

export type RetailVehicleInput = z.output<typeof retailVehicleSchema>;
export type RetailVehicleUpdate = z.output<typeof retailVehicleUpdateSchema>;

type Fields = typeof RETAIL_FIELDS;
type PublicValues = FieldValues<Pick<Fields, FieldNames<Fields, { visibility: "public" }>>>;
type NeededName = FieldNames<Fields, { neededToShow: true }>;

/** What every record has besides its fields. */
type RecordKeys = { _id: string; createdAt: string; updatedAt: string; version: number };

/** A retail vehicle as visitors may see it: complete, and without what only staff see. */
export type PublicRetailVehicle = RecordKeys &
  Omit<PublicValues, NeededName> &
  Filled<Pick<PublicValues, NeededName>>;

/** A retail vehicle as staff see it: perhaps unfinished, with `missing`: the fields it needs to be public. */
export type RetailVehicle = RecordKeys & FieldValues<Fields> & { missing: string[] };

export type RetailStatus = PublicRetailVehicle["status"];
