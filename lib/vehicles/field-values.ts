import type { FieldNames, FieldValues, VehicleField, VehicleFields } from "@/lib/vehicles/field";

// What follows from an inventory's field definitions for the API and the database.

type InputNames<Fields> = Exclude<keyof Fields, FieldNames<Fields, { isReadOnly: true }>>;
type ColumnNames<Fields> = Exclude<keyof Fields, FieldNames<Fields, { kind: "main-photo" }>>;

/** The zod schemas of the fields that can be sent, for z.object. */
export function inputShape<Fields extends VehicleFields>(fields: Fields) {
  const schemas = Object.entries(fields).filter(([, field]) => !field.isReadOnly);
  return Object.fromEntries(schemas.map(([name, { schema }]) => [name, schema])) as {
    [Name in InputNames<Fields>]: Fields[Name]["schema"];
  };
}

type Match = Pick<VehicleField, "visibility"> | Pick<VehicleField, "neededToShow">;

const matches = (field: VehicleField, match: Match) =>
  Object.entries(match).every(([key, value]) => field[key as keyof VehicleField] === value);

/** The fields with a property, such as `{ visibility: "public" }`. */
export function pickFields<Fields extends VehicleFields, const M extends Match>(fields: Fields, match: M) {
  const picked = Object.entries(fields).filter(([, field]) => matches(field, match));
  return Object.fromEntries(picked) as Pick<Fields, FieldNames<Fields, M>>;
}

/** The fields without a property, such as `{ neededToShow: true }`. */
export function omitFields<Fields extends VehicleFields, const M extends Match>(fields: Fields, match: M) {
  const left = Object.entries(fields).filter(([, field]) => !matches(field, match));
  return Object.fromEntries(left) as Omit<Fields, FieldNames<Fields, M>>;
}

/** Prisma's select for the columns of fields. */
export function columnsOf<Fields extends VehicleFields>(fields: Fields) {
  const names = Object.keys(fields).filter((name) => fields[name]?.kind !== "main-photo");
  return Object.fromEntries(names.map((name) => [name, true])) as { [Name in ColumnNames<Fields>]: true };
}

/** The API's values of fields, from a row with their columns. */
export function valuesFromRow<Fields extends VehicleFields>(
  fields: Fields,
  row: { [Name in ColumnNames<Fields>]: unknown } & { images: string[] },
): FieldValues<Fields> {
  const columns = row as Record<string, unknown>;
  const apiValue = (name: string, { kind, conversion }: VehicleField) => {
    if (kind === "main-photo") return row.images[0] ?? null;
    const stored = columns[name] ?? null;
    return stored !== null && conversion ? conversion.toWire(stored as never) : stored;
  };
  const values = Object.entries(fields).map(([name, field]) => [name, apiValue(name, field)]);
  return Object.fromEntries(values) as FieldValues<Fields>;
}

type Stored<Field, Value> = Field extends { conversion: { toStored(value: never): infer Converted } }
  ? Converted | Extract<Value, null | undefined>
  : Value;

type Photos = { kind: "photos" | "main-photo" };

/**
 * The columns of what was sent, as Prisma takes them. Without the photos: these are checked against the uploads first
 * (lib/vehicles/attach-images.ts).
 */
export function columnsFromInput<Fields extends VehicleFields, Input extends object>(
  fields: Fields,
  input: Input,
) {
  const columns = Object.entries(input).flatMap(([name, value]) => {
    const field = fields[name];
    if (!field || field.kind === "photos" || field.kind === "main-photo" || value === undefined) return [];
    return [[name, value !== null && field.conversion ? field.conversion.toStored(value as never) : value]];
  });
  return Object.fromEntries(columns) as {
    [Name in keyof Input as Name extends FieldNames<Fields, Photos> ? never : Name]: Name extends keyof Fields
      ? Stored<Fields[Name], Input[Name]>
      : never;
  };
}

/** Values that are all filled in. */
export type Filled<Values> = { [Name in keyof Values]: NonNullable<Values[Name]> };
