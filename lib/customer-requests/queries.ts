import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { DETAIL_COLUMNS } from "@/lib/conversations/details";
import { openedBy } from "@/lib/conversations/link";
import { customerState, customerSteps, toCustomerMessage } from "@/lib/customer-requests/rules";
import type { CustomerRequest } from "@/lib/customer-requests/schema";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { listQuotes } from "@/lib/quotes/queries";

/** Everything that a customer may see, and nothing else. */
const CUSTOMER_COLUMNS = {
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
  dueAt: true,
  firstDueAt: true,
  firstAnsweredAt: true,
  closedAt: true,
  withdrawnAt: true,
  createdAt: true,
  partRequest: { select: { engineSize: DETAIL_COLUMNS.part.engineSize } },
  messages: {
    // Internal entries are not even read.
    where: { internal: false, kind: { not: "note" } },
    select: {
      id: true,
      author: true,
      kind: true,
      internal: true,
      text: true,
      callOutcome: true,
      at: true,
      staff: { select: { displayName: true } },
      photos: { select: { url: true, width: true, height: true }, orderBy: { createdAt: "asc" } },
    },
    orderBy: [{ at: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.ConversationSelect;

/** The request that a token opens as its customer sees it, or null. */
export async function getCustomerRequest(token: string): Promise<CustomerRequest | null> {
  const id = await openedBy(token);
  return id === null ? null : readCustomerRequest({ id });
}

/** The same view for staff, who need no token. Null when there is no such request. */
export function getCustomerRequestForStaff(
  _admin: Admin,
  reference: string,
): Promise<CustomerRequest | null> {
  return readCustomerRequest({ reference });
}

async function readCustomerRequest(
  where: { id: string } | { reference: string },
): Promise<CustomerRequest | null> {
  const row = await db().conversation.findUnique({ where, select: CUSTOMER_COLUMNS });
  if (!row) return null;
  const quotes = (await listQuotes(db(), row.id, "customer")).map(({ email: _email, ...quote }) => quote);
  const facts = {
    kind: row.kind,
    status: row.status,
    isClosed: row.closedAt !== null,
    isWithdrawn: row.withdrawnAt !== null,
    isAnswered: row.firstAnsweredAt !== null,
    newestQuote: quotes.at(-1)?.state ?? null,
  };
  return {
    reference: row.reference,
    kind: row.kind,
    state: customerState(facts),
    createdAt: row.createdAt.toISOString(),
    subject: row.subject,
    vehicle: row.vehicle,
    engine: row.partRequest?.engineSize ?? null,
    vin: row.vin,
    customer: { name: row.customerName, phone: row.customerPhone, email: row.customerEmail },
    steps: customerSteps(facts),
    dueAt: row.dueAt?.toISOString() ?? null,
    firstDueAt: row.firstDueAt?.toISOString() ?? null,
    firstAnsweredAt: row.firstAnsweredAt?.toISOString() ?? null,
    messages: row.messages.flatMap((message) => toCustomerMessage(message) ?? []),
    quotes,
    isClosed: facts.isClosed,
  };
}
