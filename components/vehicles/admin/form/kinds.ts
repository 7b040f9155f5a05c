import type { z } from "zod";
import { formatShortDay } from "@/components/layout/admin/dates";
import {
  EMPTY_VALUES,
  photosOf,
  VEHICLE_FIELDS,
  type VehicleField,
  type VehicleValues,
} from "@/components/vehicles/admin/form/values";
import {
  dismantledDriveType,
  dismantledStatus,
  dismantledTransmission,
  dismantledVehicleSchema,
} from "@/lib/dismantled-vehicles/schema";
import {
  CONDITION_LABELS,
  DRIVE_TYPE_LABELS,
  FUEL_TYPE_LABELS,
  PUBLIC_FIELDS,
  STATUS_LABELS,
  TRANSMISSION_LABELS,
} from "@/lib/retail-vehicles/rules";
import { retailVehicleSchema } from "@/lib/retail-vehicles/schema";
import { shopDay } from "@/lib/vehicles/typed-date";
import * as dropdowns from "@/lib/vin/dropdowns";
import type { VehicleInfo } from "@/lib/vin/vehicle-info";

export type Choice = { value: string; label: string };

/** The parts of the form that differ between the inventories. */
export type VehicleKind = {
  inventory: "dismantled" | "retail";
  path: string;
  addTitle: string;
  editTitle: string;
  /** In the order of the form. */
  fields: readonly VehicleField[];
  required: readonly VehicleField[];
  /** The fields, besides the required ones, that a vehicle needs before it is public. */
  neededToShow: readonly VehicleField[];
  choices: Partial<Record<VehicleField, readonly Choice[]>>;
  startStatus: string;
  /** The server's own rules. */
  schema: z.ZodType<Record<string, unknown>>;
  /** The form's own values for a decoded transmission and drive type. */
  transmission: (decoded: string | null) => string | null;
  driveType: (decoded: string | null) => string | null;
};

const plain = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));
const labeled = (labels: Record<string, string>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const DISMANTLED: VehicleKind = {
  inventory: "dismantled",
  path: "/api/admin/dismantled-vehicles",
  addTitle: "Add New Dismantled Vehicle",
  editTitle: "Edit Vehicle",
  fields: [
    "stockNumber",
    "vin",
    "year",
    "make",
    "model",
    "trim",
    "mileage",
    "dateAcquired",
    "status",
    "exteriorColor",
    "interiorColor",
    "engineType",
    "transmission",
    "driveType",
    "notes",
    "images",
  ],
  required: ["stockNumber", "vin", "year", "make", "model", "mileage", "dateAcquired", "status"],
  neededToShow: [],
  choices: {
    status: plain(dismantledStatus.values),
    transmission: plain(dismantledTransmission.values),
    driveType: plain(dismantledDriveType.values),
  },
  startStatus: "Awaiting Dismantle",
  schema: dismantledVehicleSchema,
  transmission: dropdowns.dismantledTransmission,
  driveType: dropdowns.dismantledDrive,
};

const RETAIL: VehicleKind = {
  inventory: "retail",
  path: "/api/admin/retail-vehicles",
  addTitle: "Add New Retail Vehicle",
  editTitle: "Edit Retail Vehicle",
  fields: VEHICLE_FIELDS,
  required: ["stockNumber", "vin"],
  neededToShow: PUBLIC_FIELDS,
  choices: {
    status: labeled(STATUS_LABELS),
    transmission: labeled(TRANSMISSION_LABELS),
    driveType: labeled(DRIVE_TYPE_LABELS),
    fuelType: labeled(FUEL_TYPE_LABELS),
    condition: labeled(CONDITION_LABELS),
  },
  startStatus: "available",
  schema: retailVehicleSchema,
  transmission: dropdowns.retailTransmission,
  driveType: dropdowns.retailDrive,
};

export const VEHICLE_KINDS = { dismantled: DISMANTLED, retail: RETAIL };

/** The initial values of a new vehicle: acquired today in the shop's time zone, with the default status. */
export function startValues(kind: VehicleKind, now: Date): VehicleValues {
  return { ...EMPTY_VALUES, dateAcquired: formatShortDay(shopDay(now)), status: kind.startStatus };
}

/** The decoded values in the form's format; unknown ones are left out. */
export function decodedValues(kind: VehicleKind, info: VehicleInfo): Partial<VehicleValues> {
  const known: [VehicleField, string | null][] = [
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
export function displayValue(kind: VehicleKind, field: VehicleField, value: string): string {
  if (field === "images") {
    const count = photosOf(value).length;
    return count === 1 ? "1 photo" : `${count} photos`;
  }
  const chosen = kind.choices[field]?.find((choice) => choice.value === value);
  return chosen?.label ?? (value.trim() || "–");
}
