import pg from "pg";

const VIN_ALPHABET = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ";

// Row n is the same in every database. The factors of n are coprime to the moduli, so that every value occurs.
const SHARED = `
  (ARRAY['Ford','Toyota','Honda','Chevrolet','Subaru','Jeep','Ram','Nissan','GMC','Kia'])[1 + n % 10] AS make,
  (ARRAY['F-150','Camry','Accord','Malibu','Outback','Wrangler','1500','Rogue','Sierra','Soul','Fusion'])[1 + n * 3 % 11] AS model,
  2001 + n * 7 % 24 AS year,
  (SELECT string_agg(substr('${VIN_ALPHABET}', 1 + (n * (2 * place + 7919) / place) % 33, 1), '') FROM generate_series(1, 17) place) AS vin,
  now() - n * interval '1 hour' AS at`;

const FILL = {
  DismantledVehicle: `
    INSERT INTO "DismantledVehicle" (id, "stockNumber", vin, year, make, model, trim, mileage, "dateAcquired", status, "exteriorColor", "engineType", notes, "createdAt")
    SELECT 'bulk-dismantled-' || n, 'BULK-D-' || n, vin, year, make, model, 'SE', n * 37 % 240000, (at::date), (ARRAY['Awaiting Dismantle','Parts Available','Scrapped'])[1 + n % 3]::"DismantledStatus",
      (ARRAY['Silver','Black','Red','Blue'])[1 + n % 4], '2.5L I4', 'Row C, third from the gate.', at FROM rows`,
  RetailVehicle: `
    INSERT INTO "RetailVehicle" (id, "stockNumber", vin, year, make, model, trim, mileage, price, condition, status, "soldAt", "exteriorColor", "engineType", description, "dateAcquired", "createdAt")
    SELECT 'bulk-retail-' || n, 'BULK-R-' || n, vin, year, make, model, 'SE', n * 37 % 240000, CASE WHEN n % 20 > 0 THEN 1500 + n * 13 % 40000 END, 'good', status::"RetailStatus",
      CASE status WHEN 'sold' THEN at END, (ARRAY['Silver','Black','Red','Blue'])[1 + n % 4], '2.5L I4', 'One owner, serviced here since new.', at::date, at
    FROM (SELECT *, (ARRAY['available','pending','sold','available','available'])[1 + n % 5] AS status FROM rows) rows`,
  PartRequest: `
    INSERT INTO "PartRequest" (id, reference, status, vin, year, make, model, system, component, "additionalInfo", "customerName", "customerPhone", "customerEmail", "createdAt")
    SELECT 'bulk-part-' || n, 'BULK-PR-' || n, (ARRAY['pending','processing','quoted','fulfilled','cancelled'])[1 + n % 5]::"PartRequestStatus", vin, year, make, model, 'Electrical', 'Headlights - Headlight Assembly',
      'Passenger side, halogen.', 'Customer ' || n, '(555) 555-' || lpad((n % 10000)::text, 4, '0'), 'customer' || n || '@example.com', at FROM rows`,
  RepairRequest: `
    INSERT INTO "RepairRequest" (id, reference, status, "customerName", "customerPhone", year, make, model, "serviceType", description, urgency, "contactMethod", "createdAt")
    SELECT 'bulk-repair-' || n, 'BULK-RR-' || n, (ARRAY['pending','scheduled','in_progress','completed','cancelled'])[1 + n % 5]::"RepairRequestStatus", 'Customer ' || n, '(555) 555-' || lpad((n % 10000)::text, 4, '0'),
      year, make, model, 'General Repair', 'Squeals when I brake, mostly in the morning.', (ARRAY['Low','Medium','High','Emergency'])[1 + n % 4]::"Urgency", 'phone', at FROM rows`,
};

/** Inserts `count` rows into each of the four lists, replacing those of an earlier call. */
export async function fillLists(connectionString: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const [table, sql] of Object.entries(FILL)) {
      await client.query(`DELETE FROM "${table}" WHERE id LIKE 'bulk-%'`);
      await client.query(`WITH rows AS (SELECT n, ${SHARED} FROM generate_series(1, ${count}) n) ${sql}`);
      await client.query(`VACUUM ANALYZE "${table}"`);
    }
  } finally {
    await client.end();
  }
}
