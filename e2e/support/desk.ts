import { query } from "@/e2e/support/accounts";

/** A request as it is stored, with what differs from a new part request that is due in an hour. */
export type StoredRequest = {
  name: string;
  text?: string;
  kind?: "part" | "repair";
  queue?: "to_answer" | "back_with_us" | "waiting" | "closed";
  status?: string;
  /** Minutes from now, or null without a response clock. */
  dueIn?: number | null;
  /** Minutes since it is in its queue. */
  queuedAgo?: number;
  /** Minutes from now. */
  quoteEndsIn?: number | null;
  accepted?: boolean;
  opened?: boolean;
  assignedTo?: string | null;
  /** The reason why an email failed for good. */
  failedEmail?: string;
};

const stored: string[] = [];

/** Stores a request with its conversation directly, in any state. @returns its reference */
export async function storeRequest(request: StoredRequest): Promise<string> {
  const { name, text = "Passenger side.", kind = "part", queue = "to_answer", status = "pending" } = request;
  const { dueIn = 60, queuedAgo = 30, quoteEndsIn = null, accepted = false, opened = true } = request;
  const id = `desk-${crypto.randomUUID()}`;
  const reference = `${kind === "part" ? "PR" : "RR"}-${id.slice(5, 13).toUpperCase()}`;
  stored.push(id);
  if (kind === "part") {
    await query(
      `INSERT INTO "PartRequest" ("id", "reference", "status", "vin", "year", "make", "model", "system", "component", "customerName", "customerPhone", "customerEmail")
       VALUES ($1, $2, $3::"PartRequestStatus", '3FA6P0G76ER244757', 2014, 'Ford', 'Fusion', 'Electrical', 'Headlights - Headlight', $4, '(518) 555-0117', 'dana@example.com')`,
      [id, reference, status, name],
    );
  } else {
    await query(
      `INSERT INTO "RepairRequest" ("id", "reference", "status", "customerName", "customerPhone", "serviceType", "description", "urgency", "contactMethod")
       VALUES ($1, $2, $3::"RepairRequestStatus", $4, '(518) 555-0163', 'General Repair', 'Squeals.', 'Medium', 'phone')`,
      [id, reference, status, name],
    );
  }
  await query(
    `INSERT INTO "Conversation" ("id", "reference", "kind", "partRequestId", "repairRequestId", "status", "customerName", "customerPhone", "subject", "vehicle",
       "queue", "queuedAt", "clockStartedAt", "dueAt", "lastMessageAt", "quoteEndsAt", "accepted", "openedAt", "closedAt", "assignedToId")
     VALUES ($1, $2, $3::"RequestKind", CASE $3 WHEN 'part' THEN $1 END, CASE $3 WHEN 'repair' THEN $1 END, $4, $5, '(518) 555-0117', 'Headlight', '2014 Ford Fusion',
       $6::"DeskQueue", now() - $8::int * interval '1 minute', CASE WHEN $7::int IS NOT NULL THEN now() - interval '1 day' END, now() + $7::int * interval '1 minute',
       now() - $8::int * interval '1 minute', now() + $9::int * interval '1 minute', $10, CASE WHEN $11 THEN now() END, CASE WHEN $6 = 'closed' THEN now() END, $12)`,
    [
      id,
      reference,
      kind,
      status,
      name,
      queue,
      dueIn,
      queuedAgo,
      quoteEndsIn,
      accepted,
      opened,
      request.assignedTo ?? null,
    ],
  );
  await query(
    `INSERT INTO "Message" ("id", "conversationId", "author", "kind", "internal", "text", "staffUsername", "at")
     VALUES ($1::text || '-1', $1, 'customer', 'message', false, $2, NULL, now() - interval '2 minutes'), ($1::text || '-2', $1, 'staff', 'note', true, 'A note for staff.', 'admin', now())`,
    [id, text],
  );
  if (request.failedEmail) {
    await query(
      `INSERT INTO "Email" ("id", "event", "dedupeKey", "conversationId", "recipient", "state", "error", "messageIdHeader")
       VALUES ($1::text, 'quote_sent', $1, $1, 'dana@example.com', 'failed', $2, '<' || $1 || '@example.com>')`,
      [id, request.failedEmail],
    );
  }
  return reference;
}

/** Changes columns of a stored request. */
export const changeStored = (reference: string, set: string): Promise<unknown> =>
  query(`UPDATE "Conversation" SET ${set} WHERE "reference" = $1`, [reference]);

/** Deletes the requests that this file stored. */
export async function removeStored(): Promise<void> {
  await query(`DELETE FROM "PartRequest" WHERE "id" = ANY($1)`, [stored]);
  await query(`DELETE FROM "RepairRequest" WHERE "id" = ANY($1)`, [stored]);
  stored.length = 0;
}
