import pg from "pg";

// Row n is the same in every database. Of ten open requests four are to answer, half of them overdue, two are back with
// the shop, and four wait for the customer, half of them with a quote that ends.
const FILL = `
  WITH rows AS (
    SELECT n, now() - n * interval '7 minutes' AS at, n % 10 AS part FROM generate_series(1, $1::int) n
  ), request AS (
    INSERT INTO "PartRequest" ("id", "reference", "status", "vin", "year", "make", "model", "system", "component", "customerName", "customerPhone", "customerEmail", "createdAt")
    SELECT 'bulk-desk-' || n, 'BULK-DK-' || n, (CASE WHEN part < 6 THEN 'pending' ELSE 'quoted' END)::"PartRequestStatus", '3FA6P0G76ER244757', 2014, 'Ford', 'Fusion', 'Electrical', 'Headlights - Headlight Assembly',
      'Customer ' || n, '(555) 555-' || lpad((n % 10000)::text, 4, '0'), 'customer' || n || '@example.com', at FROM rows
    RETURNING "id"
  ), conversation AS (
    INSERT INTO "Conversation" ("id", "reference", "kind", "partRequestId", "status", "customerName", "customerPhone", "customerEmail", "subject", "vehicle", "vin", "queue", "queuedAt", "clockStartedAt", "dueAt", "lastMessageAt", "quoteEndsAt", "assignedToId", "createdAt")
    SELECT 'bulk-desk-' || n, 'BULK-DK-' || n, 'part', 'bulk-desk-' || n, CASE WHEN part < 6 THEN 'pending' ELSE 'quoted' END,
      'Customer ' || n, '(555) 555-' || lpad((n % 10000)::text, 4, '0'), 'customer' || n || '@example.com', 'Headlight Assembly', '2014 Ford Fusion', '3FA6P0G76ER244757',
      (CASE WHEN part < 4 THEN 'to_answer' WHEN part < 6 THEN 'back_with_us' ELSE 'waiting' END)::"DeskQueue", at,
      CASE WHEN part < 6 THEN at END,
      CASE WHEN part < 2 THEN now() - n * interval '1 minute' WHEN part < 6 THEN now() + (600 + n) * interval '1 minute' END, at,
      CASE WHEN part >= 8 THEN date_trunc('day', now()) + (1 + n % 7) * interval '1 day' END,
      CASE WHEN n % 3 = 0 THEN $2::text END, at
    FROM rows
    RETURNING "id", "createdAt"
  )
  INSERT INTO "Message" ("id", "conversationId", "author", "kind", "text", "at")
  SELECT 'bulk-desk-' || row_number() OVER (), "id", 'customer', 'message', 'Passenger side, halogen. Any color.', "createdAt" FROM conversation`;

/** Inserts `count` open requests, replacing those of an earlier call. Every third one is assigned to `userId`, if given. */
export async function fillDesk(
  connectionString: string,
  count: number,
  userId: string | null,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`DELETE FROM "PartRequest" WHERE "id" LIKE 'bulk-desk-%'`);
    await client.query(FILL, [count, userId]);
    for (const table of ["PartRequest", "Conversation", "Message"]) {
      await client.query(`VACUUM ANALYZE "${table}"`);
    }
  } finally {
    await client.end();
  }
}
