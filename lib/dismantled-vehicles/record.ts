import { DISMANTLED_FIELDS } from "@/lib/dismantled-vehicles/fields";
import type { DismantledVehicle, PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import type { DismantledVehicleModel } from "@/lib/generated/prisma/models";
import { columnsOf, pickFields, valuesFromRow } from "@/lib/vehicles/field-values";
import { KEY_COLUMNS, keyValues } from "@/lib/vehicles/record";

const PUBLIC = pickFields(DISMANTLED_FIELDS, { visibility: "public" });
const STAFF = pickFields(DISMANTLED_FIELDS, { visibility: "staff" });

/** The columns that visitors may see. */
export const PUBLIC_COLUMNS = { ...KEY_COLUMNS, ...columnsOf(PUBLIC) } as const;
export const ADMIN_COLUMNS = { ...PUBLIC_COLUMNS, ...columnsOf(STAFF) } as const;

type PublicRow = Pick<DismantledVehicleModel, keyof typeof PUBLIC_COLUMNS>;
type AdminRow = Pick<DismantledVehicleModel, keyof typeof ADMIN_COLUMNS>;

/** A row as visitors see it. */
export function toPublic(row: PublicRow): PublicDismantledVehicle {
  return { _id: row.id, ...valuesFromRow(PUBLIC, row), ...keyValues(row) };
}

/** A row as staff see it. */
export function toAdmin(row: AdminRow): DismantledVehicle {
  return { ...toPublic(row), ...valuesFromRow(STAFF, row) };
}
