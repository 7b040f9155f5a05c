import { z } from "zod";
import { MAX_TEXT_LENGTH, requiredText } from "@/lib/contact/schema";

const NOTE_ID = "noteId must have 16 to 64 letters, digits or hyphens";

/**
 * What staff change on a part or repair request: its status, a note to append, or both. `noteId` names the note, so that
 * a caller whose answer was lost can tell whether the note arrived; the same one is appended once.
 */
export function requestUpdateSchema<const Status extends readonly [string, ...string[]]>(statuses: Status) {
  return z
    .object({
      status: z.enum(statuses, { error: `Status must be one of ${statuses.join(", ")}` }).optional(),
      note: requiredText("A note must not be empty", MAX_TEXT_LENGTH, "A note").optional(),
      noteId: z
        .string({ error: NOTE_ID })
        .regex(/^[0-9A-Za-z-]{16,64}$/, { error: NOTE_ID })
        .optional(),
    })
    .refine(({ status, note }) => status !== undefined || note !== undefined, {
      error: "Send a status or a note.",
    });
}

/** What a visitor is told back of a request: nothing personal. */
export type RequestReceipt<Status> = { _id: string; reference: string; status: Status; createdAt: string };

/** What staff wrote on a request. */
export type RequestNote = { id: string; author: string; timestamp: string; content: string };

/** A vehicle of ours that a request is about. */
export type InventoryMatch = {
  inventoryType: "dismantled" | "retail";
  vehicleId: string;
  stockNumber: string;
};

/** What part and repair requests have in common for staff. */
export type StaffRequest<Status extends string = string> = RequestReceipt<Status> & {
  customerInfo: { name: string; phone: string | null; email: string | null };
  notes: RequestNote[];
  inventory: InventoryMatch | null;
  version: number;
};
