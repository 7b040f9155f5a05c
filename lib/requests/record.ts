import type { MessageModel } from "@/lib/generated/prisma/models";
import type { InventoryMatch, RequestNote, RequestReceipt, StaffRequest } from "@/lib/requests/schema";

/** The notes on a request: the notes of its conversation, oldest first. */
export const NOTE_COLUMNS = {
  conversation: {
    select: {
      id: true,
      accepted: true,
      messages: {
        where: { kind: "note" },
        select: { id: true, staffUsername: true, at: true, text: true },
        orderBy: { at: "asc" },
      },
    },
  },
} as const;

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
  ...NOTE_COLUMNS,
} as const;

/** The columns of a model that are neither shown nor needed to change a request. */
export type HiddenColumn = "updatedAt" | "searchText" | "nameOrder";

/** A conversation with its notes, oldest first; null for a request of the previous release without a conversation. */
export type NoteRows = {
  conversation: {
    id: string;
    accepted: boolean;
    messages: Pick<MessageModel, "id" | "staffUsername" | "at" | "text">[];
  } | null;
};

/** The notes on a request, oldest first. */
export function notesOf({ conversation }: NoteRows): RequestNote[] {
  return (conversation?.messages ?? []).map(({ id, staffUsername, at, text }) => ({
    id,
    author: staffUsername ?? "",
    timestamp: at.toISOString(),
    content: text,
  }));
}

/** A stored request with its notes. */
export type RequestRow = NoteRows & {
  id: string;
  reference: string;
  status: string;
  vin: string | null;
  version: number;
  createdAt: Date;
};

/** What identifies a request, and its status: nothing personal. */
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
    notes: notesOf(row),
    inventory,
    ...(row.conversation?.accepted && { accepted: true }),
    version: row.version,
  };
}
