import type { PartRequestModel } from "@/lib/generated/prisma/models";
import { PART_REQUEST_STATUSES, type PartRequest } from "@/lib/part-requests/schema";
import type { PartRequestSort } from "@/lib/part-requests/sorts";
import type { RequestStore } from "@/lib/requests/queries";
import { type HiddenColumn, type NoteRows, REQUEST_COLUMNS, toStaffRequest } from "@/lib/requests/record";

/** The columns of a part request that staff see. */
export const STAFF_COLUMNS = {
  ...REQUEST_COLUMNS,
  system: true,
  component: true,
  otherComponent: true,
  additionalInfo: true,
} as const;

export type PartRequestRow = Omit<PartRequestModel, HiddenColumn | "donorId"> & NoteRows;

/** How part requests are stored. */
export const PART_REQUESTS: RequestStore<PartRequestRow, PartRequest, PartRequestSort> = {
  kind: "part_request",
  missing: "Part request not found",
  sortColumns: {
    newest: [],
    name: [{ name: "nameOrder", type: "text" }],
    status: [{ name: "status", type: PART_REQUEST_STATUSES }],
  },
  list: ({ partRequest }, slice) =>
    partRequest.findMany({ ...slice, select: { ...STAFF_COLUMNS, nameOrder: true } }),
  count: ({ partRequest }, where) => partRequest.count({ where }),
  find: ({ partRequest }, where) => partRequest.findUnique({ where, select: STAFF_COLUMNS }),
  async lock(database, id) {
    await database.$queryRaw`SELECT "id" FROM "Conversation" WHERE "partRequestId" = ${id} FOR UPDATE`;
    await database.$queryRaw`SELECT "id" FROM "PartRequest" WHERE "id" = ${id} FOR UPDATE`;
  },
  update: ({ partRequest }, id, data) => partRequest.update({ where: { id }, data, select: STAFF_COLUMNS }),
  delete: ({ partRequest }, id) => partRequest.delete({ where: { id }, select: { id: true } }),
  toRequest(row, inventory) {
    const { vin, year, make, model, trim, engineSize } = row;
    const { system, component, otherComponent, additionalInfo } = row;
    return {
      ...toStaffRequest(row, inventory),
      vin,
      vehicleInfo: { year, make, model, trim, engineSize },
      partDetails: { system, component, otherComponent, additionalInfo },
      customerInfo: { name: row.customerName, phone: row.customerPhone, email: row.customerEmail },
    };
  },
};
