import type { z } from "zod";
import { formatShortDay } from "@/components/layout/admin/dates";
import {
  EMPTY_VALUES,
  formFieldNames,
  photosOf,
  type VehicleFieldName,
  type VehicleValues,
} from "@/components/vehicles/admin/form/values";
import { DISMANTLED_FIELDS } from "@/lib/dismantled-vehicles/fields";
import { dismantledVehicleSchema } from "@/lib/dismantled-vehicles/schema";
import { RETAIL_FIELDS } from "@/lib/retail-vehicles/fields";
import { retailVehicleSchema } from "@/lib/retail-vehicles/schema";
import type { VehicleField, VehicleFields } from "@/lib/vehicles/field";
import { shopDay } from "@/lib/vehicles/typed-date";
import * as dropdowns from "@/lib/vin/dropdowns";
import type { VehicleInfo } from "@/lib/vin/vehicle-info";

/** The parts of the form that differ between the inventories. */
export type VehicleKind = {
  inventory: "dismantled" | "retail";
  path: string;
  addTitle: string;
  editTitle: string;
  definitions: VehicleFields;
  /** In the order of the form. */
  fields: readonly VehicleFieldName[];
  /** The server's own rules. */
  schema: z.ZodType<Record<string, unknown>>;
  /** The form's own values for a decoded transmission and drive type. */
  transmission: (decoded: string | null) => string | null;
  driveType: (decoded: string | null) => string | null;
};

const DISMANTLED: VehicleKind = {
  inventory: "dismantled",
  path: "/api/admin/dismantled-vehicles",
  addTitle: "Add New Dismantled Vehicle",
  editTitle: "Edit Vehicle",
  definitions: DISMANTLED_FIELDS,
  fields: formFieldNames(DISMANTLED_FIELDS),
  schema: dismantledVehicleSchema,
  transmission: dropdowns.dismantledTransmission,
  driveType: dropdowns.dismantledDrive,
};

const RETAIL: VehicleKind = {
  inventory: "retail",
  path: "/api/admin/retail-vehicles",
  addTitle: "Add New Retail Vehicle",
  editTitle: "Edit Retail Vehicle",
  definitions: RETAIL_FIELDS,
  fields: formFieldNames(RETAIL_FIELDS),
  schema: retailVehicleSchema,
  transmission: dropdowns.retailTransmission,
  driveType: dropdowns.retailDrive,
};

export const VEHICLE_KINDS = { dismantled: DISMANTLED, retail: RETAIL };

/** The definition of a field of the form. */
export function fieldOf(kind: VehicleKind, name: VehicleFieldName): VehicleField {
  const field = kind.definitions[name];
  if (!field) throw new Error(`The ${kind.inventory} form has no field ${name}.`);
  return field;
}

/** The initial values of a new vehicle: acquired today in the shop's time zone, with the default status. */
export function startValues(kind: VehicleKind, now: Date): VehicleValues {
  const initial = kind.fields.map((name) => [name, fieldOf(kind, name).initial ?? ""]);
  return {
    ...EMPTY_VALUES,
    ...Object.fromEntries(initial),
    dateAcquired: formatShortDay(shopDay(now)),
  };
}

/** The decoded values in the form's format; unknown ones are left out. */
export function decodedValues(kind: VehicleKind, info: VehicleInfo): Partial<VehicleValues> {
  const known: [VehicleFieldName, string | null][] = [
    ["year", info.year === null ? null : String(info.year)],
    ["make", info.make],
    ["model", info.model],
    ["trim", info.trim],
    ["engineType", info.engineSize],
    ["transmission", kind.transmission(info.transmissionType)],
    ["driveType", kind.driveType(info.driveType)],
  ];
  return Object.fromEntries(known.filter(([, value]) => value !== null && value !== ""));
}

/** A field's value for display: the label of an option, the text itself, or a dash when empty. */
export function displayValue(kind: VehicleKind, field: VehicleFieldName, value: string): string {
  if (field === "images") {
    const count = photosOf(value).length;
    return count === 1 ? "1 photo" : `${count} photos`;
  }
  const chosen = fieldOf(kind, field).choices?.find((choice) => choice.value === value);
  return chosen?.label ?? (value.trim() || "–");
}
