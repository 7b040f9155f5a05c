import pg from "pg";

/** Stock numbers of the vehicles below begin so. */
const MARK = "PAGER-";

/**
 * Puts so many old vehicles into both inventories that the lists need a second page, behind everything that is in them.
 * They are told to the site under test as another instance would tell them. `remove` takes them out again.
 */
export async function addManyVehicles(count: number): Promise<{ remove: () => Promise<void> }> {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  const tell = () => database.query("SELECT pg_notify('cache_tags', 'records')");
  const remove = async () => {
    for (const table of ["RetailVehicle", "DismantledVehicle"]) {
      await database.query(`DELETE FROM "${table}" WHERE "stockNumber" LIKE '${MARK}%'`);
    }
    await tell();
  };
  await remove();
  const common = `'pagervehicle' || lpad(n::text, 4, '0'), '${MARK}' || n, '1HGCM82633A004352', 2003, 'Honda', 'Accord', 120000 + n, '2001-02-03'`;
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
  await tell();
  return {
    async remove() {
      await remove();
      await database.end();
    },
  };
}
