import { z } from "zod";
import { MAX_TEXT_LENGTH, optionalText, requiredText } from "@/lib/contact/schema";

const NOTE_ID = "noteId must have 16 to 64 letters, digits or hyphens";

/** The maximum length of a line of text, in characters. */
export const MAX_LINE_LENGTH = 80;

/** An optional line of text, such as a trim or a street: null when it is missing or blank. */
export const optionalLine = (label: string) => optionalText(MAX_LINE_LENGTH, label);

/**
 * What staff change on a part or repair request: its status, a note to append, or both. `noteId` identifies the note:
 * a caller whose response was lost can find out whether the note arrived, and the same note is appended once.
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

/** The filter for requests with an accepted quote that are not closed: a state of the quote, and no status. */
export const ACCEPTED = "accepted";

/** An update of a request with these statuses. */
export type RequestUpdate<Status> = {
  status?: Status | undefined;
  note?: string | undefined;
  noteId?: string | undefined;
};

/** What identifies a request, and its status: nothing personal. */
export type RequestReceipt<Status> = { _id: string; reference: string; status: Status; createdAt: string };

/** The answer to the visitor who sent a request. `statusUrl` is the absolute URL of the customer's page. */
export type PublicReceipt<Status> = RequestReceipt<Status> & { statusUrl: string };

/** A vehicle as a customer describes it. */
export type RequestVehicle = {
  year: number | null;
  make: string | null;
  model: string | null;
  trim: string | null;
  engineSize: string | null;
};

/** A note by staff on a request. */
export type RequestNote = { id: string; author: string; timestamp: string; content: string };

/** The vehicle in our inventory that a request is about. */
export type InventoryMatch = {
  inventoryType: "dismantled" | "retail";
  vehicleId: string;
  stockNumber: string;
};

/** What part and repair requests have in common as staff see them. */
export type StaffRequest<Status extends string = string> = RequestReceipt<Status> & {
  customerInfo: { name: string; phone: string | null; email: string | null };
  notes: RequestNote[];
  /** The vehicle in our inventory with this VIN, if there is one. */
  inventory: InventoryMatch | null;
  /** A quote for it was accepted; missing otherwise. */
  accepted?: boolean;
  version: number;
};
