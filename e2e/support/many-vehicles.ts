import pg from "pg";

/** The prefix of the stock numbers of these vehicles. */
const PREFIX = "PAGER-";

/**
 * Adds `count` old vehicles to both inventories, so that the lists have a second page. They follow all other vehicles.
 * The site under test is notified as it would be by another instance. `remove` deletes them.
 */
export async function addManyVehicles(count: number): Promise<{ remove: () => Promise<void> }> {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  const notify = () => database.query("SELECT pg_notify('cache_tags', 'records')");
  const remove = async () => {
    for (const table of ["RetailVehicle", "DismantledVehicle"]) {
      await database.query(`DELETE FROM "${table}" WHERE "stockNumber" LIKE '${PREFIX}%'`);
    }
    await notify();
  };
  await remove();
  const common = `'pagervehicle' || lpad(n::text, 4, '0'), '${PREFIX}' || n, '1HGCM82633A004352', 2003, 'Honda', 'Accord', 120000 + n, '2001-02-03'`;
  await database.query(
    `INSERT INTO "RetailVehicle" ("id", "stockNumber", "vin", "year", "make", "model", "mileage", "createdAt", "price", "condition")
     SELECT ${common}::timestamptz, 3000 + n, 'good' FROM generate_series(1, $1) n`,
    [count],
  );
  await database.query(
    `INSERT INTO "DismantledVehicle" ("id", "stockNumber", "vin", "year", "make", "model", "mileage", "dateAcquired")
     SELECT ${common}::date FROM generate_series(1, $1) n`,
    [count],
  );
  await notify();
  return {
    async remove() {
      await remove();
      await database.end();
    },
  };
}
