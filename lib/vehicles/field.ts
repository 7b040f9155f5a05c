import type { z } from "zod";

// The shape of an inventory's field definitions: lib/retail-vehicles/fields.ts and lib/dismantled-vehicles/fields.ts.

/** What a field type (lib/vehicles/field-types.ts) determines. */
export type FieldType = {
  kind: "line" | "text" | "vin" | "number" | "choice" | "day" | "instant" | "photos" | "main-photo";
  /** In sentence case, such as "Stock number". */
  label: string;
  /** Whether a vehicle cannot be created without it. */
  isRequired: boolean;
  /** Validates a value of the API. */
  schema: z.ZodType;
  /** Converts between the API's value and the column's, where they differ; null is null in both. */
  conversion?: { toStored(value: never): unknown; toWire(stored: never): unknown };
  /** Whether the server sets it: it is not accepted as input. */
  isReadOnly?: true;
  /** The options of a choice, in order. */
  choices?: readonly { value: string; label: string }[];
  /** The unit of a number. */
  unit?: "dollars" | "miles";
  /** Whether the text is mostly in capitals. */
  isUppercase?: boolean;
};

export type FormSectionTitle =
  | "Basic Information"
  | "Vehicle Details"
  | "Description"
  | "Vehicle Image"
  | "Notes";

/** Where fields are shown: the form, the details that staff expand in a list, the public page's specification table, history entries. */
type Place = "form" | "details" | "specification" | "history";

/** A field of a vehicle with everything that the API, the form and the pages need. */
export type VehicleField = FieldType & {
  /** "public": visitors see it, on the site and in the public API. "staff": only /api/admin returns it. */
  visibility: "public" | "staff";
  /** Whether visitors see the vehicle only once this field is filled in. */
  neededToShow?: true;
  /** The section of the form. */
  section?: FormSectionTitle;
  /** Shown under the control. */
  hint?: string;
  /** Whether the form's label says "(optional)". */
  showOptional?: true;
  /** The value in the form of a new vehicle. */
  initial?: string;
  /** The places that show the field, each with its position there, in ascending order. */
  order: { [P in Place]?: number };
  /** The labels in places where they differ from `label`. */
  labels?: { [P in Place]?: string };
};

/** The fields of an inventory by name, in the order of the API. */
export type VehicleFields = Record<string, VehicleField>;

/** The names of the fields that match, such as `{ visibility: "public" }`. */
export type FieldNames<Fields, Match> = {
  [Name in keyof Fields]: Fields[Name] extends Match ? Name : never;
}[keyof Fields];

/** The values of fields as the API returns them. */
export type FieldValues<Fields extends VehicleFields> = {
  -readonly [Name in keyof Fields]: Exclude<z.output<Fields[Name]["schema"]>, undefined>;
};

/** The fields shown in one place, in its order. */
export function fieldsIn(
  fields: VehicleFields,
  place: Place,
): { name: string; field: VehicleField; label: string }[] {
  return Object.entries(fields)
    .flatMap(([name, field]) => {
      const position = field.order[place];
      return position === undefined ? [] : [{ name, field, position }];
    })
    .sort((one, other) => one.position - other.position)
    .map(({ name, field }) => ({ name, field, label: field.labels?.[place] ?? field.label }));
}
