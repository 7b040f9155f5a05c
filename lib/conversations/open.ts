import "server-only";
import { addMessage } from "@/lib/conversations/messages";
import type { RequestKind } from "@/lib/conversations/schema";
import { received } from "@/lib/conversations/turns";
import type { Database } from "@/lib/db";
import { enqueueEmail } from "@/lib/email/queue";
import { answerDueAt } from "@/lib/response-clock";

export type NewConversation = {
  kind: RequestKind;
  recordId: string;
  reference: string;
  status: string;
  customer: { name: string; phone: string | null; email: string | null };
  subject: string;
  vehicle: string | null;
  vin: string | null;
  /** The customer's first message; may be empty. */
  text: string;
  receivedAt: Date;
};

/** The column with the id of the request. */
function requestColumn(kind: RequestKind, id: string) {
  if (kind === "part") return { partRequestId: id };
  return kind === "repair" ? { repairRequestId: id } : { vehicleInquiryId: id };
}

/** Opens the conversation of a new request in its transaction, starts the response clock, and enqueues its emails. */
export async function openConversation(
  database: Database,
  { kind, recordId, reference, status, customer, subject, vehicle, vin, text, receivedAt }: NewConversation,
): Promise<void> {
  const { id: conversationId } = await database.conversation.create({
    data: {
      ...{ kind, reference, status, subject, vehicle, vin },
      ...requestColumn(kind, recordId),
      customerName: customer.name,
      customerPhone: customer.phone,
      customerEmail: customer.email,
      ...received(receivedAt, answerDueAt(receivedAt)),
      lastMessageAt: receivedAt,
      createdAt: receivedAt,
    },
    select: { id: true },
  });
  const { messageId } = await addMessage(database, {
    conversationId,
    author: "customer",
    kind: "message",
    text,
    at: receivedAt,
  });
  const email = { occurrence: conversationId, conversationId, messageId };
  await enqueueEmail(database, { ...email, event: "request_received", to: customer.email });
  await enqueueEmail(database, { ...email, event: "office_new_request", to: "office" });
}
