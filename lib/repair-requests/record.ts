import type { RepairRequestModel } from "@/lib/generated/prisma/models";
import { REPAIR_REQUEST_STATUSES, type RepairRequest, URGENCIES } from "@/lib/repair-requests/schema";
import type { RepairRequestSort } from "@/lib/repair-requests/sorts";
import type { RequestStore } from "@/lib/requests/queries";
import { type HiddenColumn, type NoteRows, REQUEST_COLUMNS, toStaffRequest } from "@/lib/requests/record";

/** The columns of a repair request that staff see. */
export const STAFF_COLUMNS = {
  ...REQUEST_COLUMNS,
  street: true,
  city: true,
  state: true,
  zipCode: true,
  mileage: true,
  serviceType: true,
  otherServiceType: true,
  description: true,
  preferredDate: true,
  urgency: true,
  contactMethod: true,
  isSimplifiedRequest: true,
} as const;

export type RepairRequestRow = Omit<RepairRequestModel, HiddenColumn> & NoteRows;

/** How repair requests are stored. */
export const REPAIR_REQUESTS: RequestStore<RepairRequestRow, RepairRequest, RepairRequestSort> = {
  kind: "repair_request",
  missing: "Repair request not found",
  sortColumns: {
    newest: [],
    name: [{ name: "nameOrder", type: "text" }],
    urgency: [{ name: "urgency", type: URGENCIES }],
    status: [{ name: "status", type: REPAIR_REQUEST_STATUSES }],
  },
  list: ({ repairRequest }, slice) =>
    repairRequest.findMany({ ...slice, select: { ...STAFF_COLUMNS, nameOrder: true } }),
  count: ({ repairRequest }, where) => repairRequest.count({ where }),
  find: ({ repairRequest }, where) => repairRequest.findUnique({ where, select: STAFF_COLUMNS }),
  async lock(database, id) {
    await database.$queryRaw`SELECT "id" FROM "Conversation" WHERE "repairRequestId" = ${id} FOR UPDATE`;
    await database.$queryRaw`SELECT "id" FROM "RepairRequest" WHERE "id" = ${id} FOR UPDATE`;
  },
  update: ({ repairRequest }, id, data) =>
    repairRequest.update({ where: { id }, data, select: STAFF_COLUMNS }),
  delete: ({ repairRequest }, id) => repairRequest.delete({ where: { id }, select: { id: true } }),
  toRequest(row, inventory) {
    const { street, city, state, zipCode, year, make, model, trim, vin, mileage, engineSize } = row;
    const { serviceType, otherServiceType, description, urgency } = row;
    return {
      ...toStaffRequest(row, inventory),
      customerInfo: {
        name: row.customerName,
        phone: row.customerPhone,
        email: row.customerEmail,
        address: { street, city, state, zipCode },
      },
      vehicleInfo: { year, make, model, trim, vin, mileage, engineSize },
      serviceInfo: {
        serviceType,
        otherServiceType,
        description,
        preferredDate: row.preferredDate?.toISOString().slice(0, 10) ?? null,
        urgency,
      },
      contactMethod: row.contactMethod,
      isSimplifiedRequest: row.isSimplifiedRequest,
    };
  },
};
