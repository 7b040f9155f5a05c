import type { VehicleInquiryModel } from "@/lib/generated/prisma/models";
import type { ChangeableStore } from "@/lib/requests/queries";
import { NOTE_COLUMNS, type NoteRows, notesOf, toReceipt } from "@/lib/requests/record";
import type { VehicleInquiry } from "@/lib/vehicle-inquiries/schema";

/** The columns of a vehicle inquiry that staff see. */
export const STAFF_COLUMNS = {
  id: true,
  reference: true,
  status: true,
  topic: true,
  vehicleId: true,
  stockNumber: true,
  vin: true,
  year: true,
  make: true,
  model: true,
  trim: true,
  preferredAt: true,
  message: true,
  customerName: true,
  customerPhone: true,
  customerEmail: true,
  version: true,
  createdAt: true,
  ...NOTE_COLUMNS,
} as const;

export type VehicleInquiryRow = Omit<VehicleInquiryModel, "updatedAt"> & NoteRows;

/** How vehicle inquiries are stored. */
export const VEHICLE_INQUIRIES: ChangeableStore<VehicleInquiryRow, VehicleInquiry> = {
  kind: "vehicle_inquiry",
  missing: "Vehicle inquiry not found",
  find: ({ vehicleInquiry }, where) => vehicleInquiry.findUnique({ where, select: STAFF_COLUMNS }),
  async lock(database, id) {
    await database.$queryRaw`SELECT "id" FROM "Conversation" WHERE "vehicleInquiryId" = ${id} FOR UPDATE`;
    await database.$queryRaw`SELECT "id" FROM "VehicleInquiry" WHERE "id" = ${id} FOR UPDATE`;
  },
  update: ({ vehicleInquiry }, id, data) =>
    vehicleInquiry.update({ where: { id }, data, select: STAFF_COLUMNS }),
  toRequest(row) {
    const { topic, message, vehicleId, stockNumber, vin, year, make, model, trim } = row;
    return {
      ...toReceipt(row),
      topic,
      message,
      preferredAt: row.preferredAt?.toISOString() ?? null,
      vehicleInfo: { vehicleId, stockNumber, vin, year, make, model, trim },
      customerInfo: { name: row.customerName, phone: row.customerPhone, email: row.customerEmail },
      notes: notesOf(row),
      version: row.version,
    };
  },
};
