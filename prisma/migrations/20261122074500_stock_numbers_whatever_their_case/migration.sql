-- Rules that Prisma's schema language has no word for.

-- Of vehicles whose stock numbers differ in case only, the oldest keeps its number. The others get "-2", "-3" and so on.
UPDATE "RetailVehicle" AS vehicle
SET "stockNumber" = renamed."stockNumber", "version" = "version" + 1, "updatedAt" = now()
FROM (
  SELECT "id", (
    SELECT candidate FROM (
      SELECT suffix, rtrim(left(numbered."stockNumber", 26)) || '-' || suffix AS candidate FROM generate_series(2, 999) AS suffix
    ) AS candidates
    WHERE NOT EXISTS (SELECT 1 FROM "RetailVehicle" AS taken WHERE lower(taken."stockNumber") = lower(candidate))
    ORDER BY suffix LIMIT 1 OFFSET place - 2
  ) AS "stockNumber"
  FROM (
    SELECT "id", "stockNumber", row_number() OVER (PARTITION BY lower("stockNumber") ORDER BY "createdAt", "id") AS place
    FROM "RetailVehicle"
  ) AS numbered
  WHERE place > 1
) AS renamed
WHERE vehicle."id" = renamed."id";

CREATE UNIQUE INDEX "RetailVehicle_stockNumber_lower_key" ON "RetailVehicle" (lower("stockNumber"));

UPDATE "DismantledVehicle" AS vehicle
SET "stockNumber" = renamed."stockNumber", "version" = "version" + 1, "updatedAt" = now()
FROM (
  SELECT "id", (
    SELECT candidate FROM (
      SELECT suffix, rtrim(left(numbered."stockNumber", 26)) || '-' || suffix AS candidate FROM generate_series(2, 999) AS suffix
    ) AS candidates
    WHERE NOT EXISTS (SELECT 1 FROM "DismantledVehicle" AS taken WHERE lower(taken."stockNumber") = lower(candidate))
    ORDER BY suffix LIMIT 1 OFFSET place - 2
  ) AS "stockNumber"
  FROM (
    SELECT "id", "stockNumber", row_number() OVER (PARTITION BY lower("stockNumber") ORDER BY "createdAt", "id") AS place
    FROM "DismantledVehicle"
  ) AS numbered
  WHERE place > 1
) AS renamed
WHERE vehicle."id" = renamed."id";

CREATE UNIQUE INDEX "DismantledVehicle_stockNumber_lower_key" ON "DismantledVehicle" (lower("stockNumber"));
