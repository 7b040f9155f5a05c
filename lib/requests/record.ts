import type { RequestNoteModel } from "@/lib/generated/prisma/models";
import type { InventoryMatch, RequestReceipt, StaffRequest } from "@/lib/requests/schema";

/** The columns that part and repair requests have in common. */
export const REQUEST_COLUMNS = {
  id: true,
  reference: true,
  status: true,
  vin: true,
  year: true,
  make: true,
  model: true,
  trim: true,
  engineSize: true,
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

/** The columns of a model that are neither shown nor needed to change a request. */
export type HiddenColumn = "updatedAt" | "searchText" | "nameOrder";

/** What is read of the notes on a request, oldest first. */
export type NoteRows = { notes: Pick<RequestNoteModel, "id" | "author" | "timestamp" | "content">[] };

/** A stored request with its notes. */
export type RequestRow = NoteRows & {
  id: string;
  reference: string;
  status: string;
  vin: string | null;
  version: number;
  createdAt: Date;
};

/** The answer to the visitor who sent a request: nothing personal. */
export function toReceipt<Row extends RequestRow>(row: Row): RequestReceipt<Row["status"]> {
  return {
    _id: row.id,
    reference: row.reference,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What part and repair requests have in common as staff see them. */
export function toStaffRequest<Row extends RequestRow>(
  row: Row,
  inventory: InventoryMatch | null,
): Omit<StaffRequest<Row["status"]>, "customerInfo"> {
  return {
    ...toReceipt(row),
    notes: row.notes.map((note) => ({ ...note, timestamp: note.timestamp.toISOString() })),
    inventory,
    version: row.version,
  };
}
