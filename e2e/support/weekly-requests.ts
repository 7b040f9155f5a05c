import { query } from "@/e2e/support/accounts";

const STOCK_NUMBER = `NUMBERS-${process.pid}`;
let run = 0;

/** Adds a request to each of the last weeks, answered 80 minutes later within the shop hours of its first day, with an accepted quote. */
export async function addWeeklyRequests(weeks: number): Promise<void> {
  run += 1;
  const start = `date_trunc('week', now() AT TIME ZONE 'America/New_York') - make_interval(weeks => n)`;
  const at = (time: string) => `(${start} + interval '${time}') AT TIME ZONE 'America/New_York'`;
  const prefix = `${STOCK_NUMBER}-${run}`;
  await query(
    `INSERT INTO "VehicleInquiry" ("id", "reference", "topic", "stockNumber", "customerName", "customerEmail", "createdAt")
     SELECT $1 || n, $1 || n, 'question', $2, 'Nora Numbers', 'nora@example.com', ${at("9 hours")} FROM generate_series(0, $3) n`,
    [prefix, STOCK_NUMBER, weeks - 1],
  );
  await query(
    `INSERT INTO "Conversation" ("id", "reference", "kind", "vehicleInquiryId", "status", "customerName", "subject", "queue",
       "createdAt", "firstDueAt", "firstAnsweredAt")
     SELECT $1 || n, $1 || n, 'vehicle', $1 || n, 'in_progress', 'Nora Numbers', 'A question', 'waiting',
       ${at("9 hours")}, ${at("33 hours")}, ${at("10 hours 20 minutes")} FROM generate_series(0, $2) n`,
    [prefix, weeks - 1],
  );
  await query(
    `INSERT INTO "Quote" ("id", "conversationId", "number", "state", "taxRate", "partsCents", "totalCents", "validUntil", "warranty", "sentAt", "decidedAt")
     SELECT $1 || n, $1 || n, 1, 'accepted', 0, 20000, 20000, ${at("50 hours")}, 'None', ${at("11 hours")}, ${at("12 hours")} FROM generate_series(0, $2) n`,
    [prefix, weeks - 1],
  );
}

/** Removes everything that `addWeeklyRequests` added. */
export async function removeWeeklyRequests(): Promise<void> {
  await query(`DELETE FROM "VehicleInquiry" WHERE "stockNumber" = $1`, [STOCK_NUMBER]);
}
