import { formatShortDay } from "@/components/layout/admin/dates";
import { DISMANTLED_FIELDS } from "@/lib/dismantled-vehicles/fields";
import { RETAIL_FIELDS } from "@/lib/retail-vehicles/fields";
import {
  type FieldNames,
  type FormSectionTitle,
  fieldsIn,
  type VehicleField,
  type VehicleFields,
} from "@/lib/vehicles/field";
import { formatMiles } from "@/lib/vehicles/format";

/** The sections of the form, in order. */
export const FORM_SECTIONS = [
  "Basic Information",
  "Vehicle Details",
  "Description",
  "Notes",
  "Vehicle Image",
] as const satisfies FormSectionTitle[];

/** The names of the fields in a section of the form, in order. */
export const formFields = (fields: VehicleFields, section: FormSectionTitle) =>
  fieldsIn(fields, "form").flatMap(({ name, field }) =>
    field.section === section ? [name as VehicleFieldName] : [],
  );

/** A field of the same name has the same label and format in both inventories. */
const DEFINITIONS = { ...DISMANTLED_FIELDS, ...RETAIL_FIELDS };

/** The name of a field of either form. */
export type VehicleFieldName = Exclude<
  keyof typeof DEFINITIONS,
  FieldNames<typeof DEFINITIONS, { isReadOnly: true } | { kind: "main-photo" }>
>;

/** The names of an inventory's fields, in the order of its form. */
export const formFieldNames = (fields: VehicleFields) =>
  FORM_SECTIONS.flatMap((section) => formFields(fields, section));

/** Every field of the two forms, in the order of the retail form. */
export const VEHICLE_FIELDS: readonly VehicleFieldName[] = [
  ...new Set([...formFieldNames(RETAIL_FIELDS), ...formFieldNames(DISMANTLED_FIELDS)]),
];

/** The values of a form as typed: photos are their URLs, one per line; fields that the inventory does not have are empty. */
export type VehicleValues = Record<VehicleFieldName, string>;

/** A vehicle of either inventory, as /api/admin returns it. */
export type VehicleRecord = {
  _id: string;
  version: number;
  stockNumber: string;
  year: number | null;
  make: string | null;
  model: string | null;
  missing?: string[];
};

/** Labels with every word capitalized. */
export const LABELS = Object.fromEntries(
  VEHICLE_FIELDS.map((field) => [
    field,
    DEFINITIONS[field].label.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  ]),
) as Record<VehicleFieldName, string>;

export const EMPTY_VALUES = Object.fromEntries(VEHICLE_FIELDS.map((field) => [field, ""])) as VehicleValues;

/** A stored value in the form's format. */
function typedValue(field: VehicleFieldName, value: unknown): string {
  if (value === null || value === undefined) return "";
  const { kind, unit }: VehicleField = DEFINITIONS[field];
  if (unit && typeof value === "number") return formatMiles(value);
  if (kind === "day") return formatShortDay(String(value));
  if (Array.isArray(value)) return value.join("\n");
  return String(value).replaceAll("\r\n", "\n");
}

/** The URLs of the photos, in order. */
export const photosOf = (images: string): string[] => images.split("\n").filter(Boolean);

/** The form values of a record. */
export function valuesOf(fields: readonly VehicleFieldName[], record: object): VehicleValues {
  const stored = record as Record<string, unknown>;
  return {
    ...EMPTY_VALUES,
    ...Object.fromEntries(fields.map((field) => [field, typedValue(field, stored[field])])),
  };
}

/** Whether anything was changed, ignoring surrounding white space. */
export function isChanged(before: VehicleValues, now: VehicleValues): boolean {
  return VEHICLE_FIELDS.some((field) => before[field].trim() !== now[field].trim());
}
