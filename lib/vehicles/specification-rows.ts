import { fieldsIn, type VehicleFields } from "@/lib/vehicles/field";
import { fieldText } from "@/lib/vehicles/field-text";

export type SpecificationRow = [label: string, text: string];

type Values = Record<string, string | number | null>;

/** The rows of a vehicle's specification table, label and text, without what is not known. */
export function specificationRows(fields: VehicleFields, vehicle: object): SpecificationRow[] {
  return fieldsIn(fields, "specification").flatMap(({ name, field, label }) => {
    const value = (vehicle as Values)[name];
    const text = value === null || value === undefined ? "" : fieldText(field, value);
    return text === "" ? [] : [[label, text]];
  });
}
