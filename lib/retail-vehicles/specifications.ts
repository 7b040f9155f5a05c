import { RETAIL_FIELDS } from "@/lib/retail-vehicles/fields";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { fieldsIn } from "@/lib/vehicles/field";
import { fieldText } from "@/lib/vehicles/field-text";

type Values = Record<string, string | number | null>;

/** The rows of the specification table, label and text, without what is not known. */
export function specificationRows(vehicle: PublicRetailVehicle): [label: string, text: string][] {
  const values: object = vehicle;
  return fieldsIn(RETAIL_FIELDS, "specification").flatMap(({ name, field, label }) => {
    const value = (values as Values)[name];
    const text = value === null || value === undefined ? "" : fieldText(field, value);
    return text === "" ? [] : [[label, text]];
  });
}
