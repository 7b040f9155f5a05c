import type { RepairRequestModel, RequestNoteModel } from "@/lib/generated/prisma/models";
import type { RepairRequest } from "@/lib/repair-requests/schema";

/** What an answer to staff is built from. */
export const ADMIN_COLUMNS = {
  id: true,
  reference: true,
  status: true,
  customerName: true,
  customerPhone: true,
  customerEmail: true,
  street: true,
  city: true,
  state: true,
  zipCode: true,
  year: true,
  make: true,
  model: true,
  trim: true,
  vin: true,
  mileage: true,
  engineSize: true,
  serviceType: true,
  otherServiceType: true,
  description: true,
  preferredDate: true,
  urgency: true,
  contactMethod: true,
  isSimplifiedRequest: true,
  version: true,
  createdAt: true,
  notes: {
    select: { id: true, author: true, timestamp: true, content: true },
    orderBy: { timestamp: "asc" },
  },
} as const;

/** A stored request with its notes. */
export type RepairRequestRow = Omit<RepairRequestModel, "updatedAt" | "searchText" | "nameOrder"> & {
  notes: Pick<RequestNoteModel, "id" | "author" | "timestamp" | "content">[];
};

/** A row as staff read it. */
export function toRepairRequest(row: RepairRequestRow, inventory: RepairRequest["inventory"]): RepairRequest {
  const { street, city, state, zipCode, year, make, model, trim, vin, mileage, engineSize } = row;
  const { serviceType, otherServiceType, description, urgency } = row;
  return {
    _id: row.id,
    reference: row.reference,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
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
    notes: row.notes.map(({ id, author, timestamp, content }) => ({
      id,
      author,
      timestamp: timestamp.toISOString(),
      content,
    })),
    inventory,
    version: row.version,
  };
}
