import { db } from "@/lib/db";

let count = 0;

type Changes = { email?: string | null; queue?: "to_answer" | "waiting"; dueAt?: Date };

/** Stores a vehicle inquiry with its conversation, without the events of a real one. @returns the conversation's id */
export async function storeConversation({
  email = "odessa@example.com",
  queue = "to_answer",
  dueAt,
}: Changes = {}) {
  count += 1;
  const reference = `VI-${String(count).padStart(5, "0")}`;
  const customer = { customerName: "Odessa Park", customerPhone: "(555) 555-0188", customerEmail: email };
  const inquiry = await db().vehicleInquiry.create({
    data: { reference, topic: "question", stockNumber: "R-1001", ...customer },
  });
  const { id } = await db().conversation.create({
    data: {
      reference,
      kind: "vehicle",
      vehicleInquiryId: inquiry.id,
      status: inquiry.status,
      ...customer,
      subject: "Question",
      queue,
      ...(dueAt && { dueAt, firstDueAt: dueAt, clockStartedAt: new Date(dueAt.getTime() - 86_400_000) }),
    },
    select: { id: true },
  });
  return { id, reference };
}
