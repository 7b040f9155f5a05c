import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { DETAIL_COLUMNS, inquiryDetails, partDetails, repairDetails } from "@/lib/conversations/details";
import {
  EMAIL_COLUMNS,
  MESSAGE_COLUMNS,
  type NamedUser,
  staffName,
  toMessageView,
  USER_COLUMNS,
} from "@/lib/conversations/message-view";
import type { ConversationView, OtherRequest, StaffMember } from "@/lib/conversations/schema";
import { db } from "@/lib/db";
import { listQuotes } from "@/lib/quotes/queries";
import { findInInventory } from "@/lib/vehicles/inventory";

/** Somebody who typed this recently is writing. */
const WRITING_MS = 10_000;
const MAX_OTHER_REQUESTS = 20;

const CONVERSATION_COLUMNS = {
  id: true,
  reference: true,
  kind: true,
  status: true,
  customerName: true,
  customerPhone: true,
  customerEmail: true,
  subject: true,
  vehicle: true,
  vin: true,
  queue: true,
  queuedAt: true,
  clockStartedAt: true,
  dueAt: true,
  firstDueAt: true,
  firstAnsweredAt: true,
  accepted: true,
  quoteEndsAt: true,
  closedAt: true,
  withdrawnAt: true,
  donorWanted: true,
  createdAt: true,
  assignedTo: { select: USER_COLUMNS },
  closedBy: { select: USER_COLUMNS },
  partRequest: { select: DETAIL_COLUMNS.part },
  repairRequest: { select: DETAIL_COLUMNS.repair },
  vehicleInquiry: { select: DETAIL_COLUMNS.vehicle },
  messages: { select: MESSAGE_COLUMNS, orderBy: { at: "asc" } },
  quotes: { select: { number: true, emails: { select: EMAIL_COLUMNS } } },
  writers: { select: { userId: true, at: true, user: { select: USER_COLUMNS } } },
} as const;

/** A request with its conversation, quotes and the customer's other requests, or null. */
export async function getConversation(admin: Admin, reference: string): Promise<ConversationView | null> {
  const row = await findConversation(reference);
  if (!row) return null;
  const [inventory, quotes, otherRequests] = await Promise.all([
    findVehicle(row),
    listQuotes(db(), row.id, "staff"),
    listOtherRequests(row),
  ]);
  const { firstAnsweredAt, clockStartedAt, dueAt, closedAt, partRequest, repairRequest, vehicleInquiry } =
    row;
  const record = partRequest ?? repairRequest ?? vehicleInquiry;
  const since = new Date(Date.now() - WRITING_MS);
  return {
    reference: row.reference,
    kind: row.kind,
    recordId: record?.id ?? "",
    status: row.status,
    version: record?.version ?? 1,
    createdAt: row.createdAt.toISOString(),
    customer: { name: row.customerName, phone: row.customerPhone, email: row.customerEmail },
    subject: row.subject,
    vehicle: row.vehicle,
    vin: row.vin,
    details: [
      ...(partRequest ? partDetails(partRequest) : []),
      ...(repairRequest ? repairDetails(repairRequest) : []),
      ...(vehicleInquiry ? inquiryDetails(vehicleInquiry) : []),
    ],
    inventory,
    assignedTo: row.assignedTo && toStaffMember(row.assignedTo),
    queue: row.queue,
    queuedAt: row.queuedAt.toISOString(),
    clock:
      clockStartedAt && dueAt
        ? { startedAt: clockStartedAt.toISOString(), dueAt: dueAt.toISOString() }
        : null,
    firstDueAt: row.firstDueAt?.toISOString() ?? null,
    firstAnsweredAt: firstAnsweredAt?.toISOString() ?? null,
    accepted: row.accepted,
    quoteEndsAt: row.quoteEndsAt?.toISOString() ?? null,
    closed: closedAt && { at: closedAt.toISOString(), by: row.closedBy && staffName(row.closedBy) },
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    donorWanted: row.donorWanted,
    messages: row.messages.map((message) => toMessageView(message, firstAnsweredAt, row.quotes)),
    quotes,
    otherRequests,
    writers: row.writers
      .filter(({ userId, at }) => userId !== admin.userId && at > since)
      .map(({ user }) => staffName(user)),
  };
}

const findConversation = (reference: string) =>
  db().conversation.findUnique({ where: { reference }, select: CONVERSATION_COLUMNS });

type ConversationRow = NonNullable<Awaited<ReturnType<typeof findConversation>>>;

/** The vehicle in our inventory that a request is about, or null. */
async function findVehicle({ vin, vehicleInquiry }: ConversationRow): Promise<ConversationView["inventory"]> {
  if (vehicleInquiry) {
    const { vehicleId, stockNumber } = vehicleInquiry;
    return vehicleId ? { inventoryType: "retail", vehicleId, stockNumber } : null;
  }
  if (!vin) return null;
  return (await findInInventory([vin.toUpperCase()], "staff")).get(vin.toUpperCase()) ?? null;
}

/** The requests with the same email or phone, newest first. */
async function listOtherRequests({
  id,
  customerEmail,
  customerPhone,
}: ConversationRow): Promise<OtherRequest[]> {
  const reachedBy = [
    ...(customerEmail ? [{ customerEmail }] : []),
    ...(customerPhone ? [{ customerPhone }] : []),
  ];
  const rows = await db().conversation.findMany({
    where: { id: { not: id }, OR: reachedBy },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_OTHER_REQUESTS,
    select: { reference: true, kind: true, subject: true, status: true, accepted: true, createdAt: true },
  });
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

const toStaffMember = (user: NamedUser): StaffMember => ({ _id: user.id, name: staffName(user) });

/** The enabled accounts, by name. */
export async function listStaff(_admin: Admin): Promise<StaffMember[]> {
  const users = await db().user.findMany({ where: { disabledAt: null }, select: USER_COLUMNS });
  return users.map(toStaffMember).sort((a, b) => a.name.localeCompare(b.name, "en-US"));
}
