import type { PartRequestModel, RequestNoteModel } from "@/lib/generated/prisma/models";
import type { PartRequest } from "@/lib/part-requests/schema";

/** What an answer to staff is built from. */
export const ADMIN_COLUMNS = {
  id: true,
  reference: true,
  status: true,
  vin: true,
  year: true,
  make: true,
  model: true,
  trim: true,
  engineSize: true,
  system: true,
  component: true,
  otherComponent: true,
  additionalInfo: true,
  customerName: true,
  customerPhone: true,
  customerEmail: true,
  version: true,
  createdAt: true,
  notes: {
    select: { id: true, author: true, timestamp: true, content: true },
    orderBy: { timestamp: "asc" },
  },
} as const;

/** A stored request with its notes. */
export type PartRequestRow = Omit<PartRequestModel, "updatedAt" | "searchText" | "nameOrder"> & {
  notes: Pick<RequestNoteModel, "id" | "author" | "timestamp" | "content">[];
};

/** A row as staff read it. */
export function toPartRequest(row: PartRequestRow, inventory: PartRequest["inventory"]): PartRequest {
  return {
    _id: row.id,
    reference: row.reference,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    vin: row.vin,
    vehicleInfo: {
      year: row.year,
      make: row.make,
      model: row.model,
      trim: row.trim,
      engineSize: row.engineSize,
    },
    partDetails: {
      system: row.system,
      component: row.component,
      otherComponent: row.otherComponent,
      additionalInfo: row.additionalInfo,
    },
    customerInfo: { name: row.customerName, phone: row.customerPhone, email: row.customerEmail },
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
