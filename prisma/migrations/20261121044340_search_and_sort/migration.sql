-- What the office's lists search and sort by: columns that the database keeps itself, whoever writes. Prisma's schema
-- language has no word for generated columns (it knows them as having a default), so all of this is written by hand.

-- A text as it is compared: without accents, in lower case. The site folds what is typed in the same way.
CREATE FUNCTION "search_fold"(text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
  AS $$ SELECT lower(regexp_replace(normalize(coalesce($1, ''), NFKD), '[\u0300-\u036f]', '', 'g')) $$;

-- (Neither of the next two calls another of ours, so that a restored dump finds all it needs.)
-- A folded text without its punctuation and spaces, so that "f150" finds "F-150" and the bare digits find a phone number.
CREATE FUNCTION "search_bare"(text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
  AS $$ SELECT regexp_replace(coalesce($1, ''), '[^[:alnum:]]', '', 'g') $$;

-- A folded text that sorts as people count: each number in it as 30 digits, so that D-9 comes before D-10.
CREATE FUNCTION "natural_order"(text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
  AS $$ SELECT regexp_replace(regexp_replace(coalesce($1, ''), '(\d+)', repeat('0', 30) || '\1', 'g'), '\d*(\d{30})', '\1', 'g') $$;

ALTER TABLE "RetailVehicle"
  ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
    search_fold("stockNumber") || ' ' || search_fold("vin") || ' ' || coalesce("year"::text, '') || ' ' || search_fold("make") || ' ' ||
    search_fold("model") || ' ' || search_fold("trim") || ' ' || search_fold("exteriorColor") || ' ' || search_fold("interiorColor") || ' ' ||
    search_bare(search_fold("stockNumber")) || ' ' || search_bare(search_fold("model"))) STORED,
  ADD COLUMN "stockOrder" TEXT NOT NULL GENERATED ALWAYS AS (natural_order(search_fold("stockNumber"))) STORED,
  ADD COLUMN "makeOrder" TEXT GENERATED ALWAYS AS (nullif(search_fold("make"), '')) STORED,
  ADD COLUMN "modelOrder" TEXT GENERATED ALWAYS AS (nullif(natural_order(search_fold("model")), '')) STORED;

ALTER TABLE "DismantledVehicle"
  ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
    search_fold("stockNumber") || ' ' || search_fold("vin") || ' ' || "year"::text || ' ' || search_fold("make") || ' ' ||
    search_fold("model") || ' ' || search_fold("trim") || ' ' || search_fold("exteriorColor") || ' ' || search_fold("interiorColor") || ' ' ||
    search_bare(search_fold("stockNumber")) || ' ' || search_bare(search_fold("model"))) STORED,
  ADD COLUMN "stockOrder" TEXT NOT NULL GENERATED ALWAYS AS (natural_order(search_fold("stockNumber"))) STORED,
  ADD COLUMN "makeOrder" TEXT NOT NULL GENERATED ALWAYS AS (search_fold("make")) STORED,
  ADD COLUMN "modelOrder" TEXT NOT NULL GENERATED ALWAYS AS (natural_order(search_fold("model"))) STORED;

ALTER TABLE "PartRequest"
  ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
    search_fold("reference") || ' ' || search_fold("customerName") || ' ' || "customerPhone" || ' ' || search_fold("customerEmail") || ' ' ||
    search_fold("vin") || ' ' || coalesce("year"::text, '') || ' ' || search_fold("make") || ' ' || search_fold("model") || ' ' ||
    search_fold("trim") || ' ' || search_fold("system") || ' ' || search_fold("component") || ' ' || search_fold("otherComponent") || ' ' ||
    search_fold("additionalInfo") || ' ' || search_bare(search_fold("reference")) || ' ' || search_bare(search_fold("customerPhone")) || ' ' || search_bare(search_fold("model"))) STORED,
  ADD COLUMN "nameOrder" TEXT NOT NULL GENERATED ALWAYS AS (search_fold("customerName")) STORED;

ALTER TABLE "RepairRequest"
  ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
    search_fold("reference") || ' ' || search_fold("customerName") || ' ' || coalesce("customerPhone", '') || ' ' || search_fold("customerEmail") || ' ' ||
    search_fold("vin") || ' ' || coalesce("year"::text, '') || ' ' || search_fold("make") || ' ' || search_fold("model") || ' ' ||
    search_fold("trim") || ' ' || search_fold("serviceType") || ' ' || search_fold("otherServiceType") || ' ' || search_fold("description") || ' ' ||
    search_bare(search_fold("reference")) || ' ' || search_bare(search_fold("customerPhone")) || ' ' || search_bare(search_fold("model"))) STORED,
  ADD COLUMN "nameOrder" TEXT NOT NULL GENERATED ALWAYS AS (search_fold("customerName")) STORED;

-- What is alike in a sorted column is sorted on the way: the indexes need no more than the column.
CREATE INDEX "RetailVehicle_stockOrder_idx" ON "RetailVehicle"("stockOrder");
CREATE INDEX "RetailVehicle_year_idx" ON "RetailVehicle"("year");
CREATE INDEX "RetailVehicle_makeOrder_modelOrder_idx" ON "RetailVehicle"("makeOrder", "modelOrder");
CREATE INDEX "RetailVehicle_modelOrder_idx" ON "RetailVehicle"("modelOrder");
CREATE INDEX "RetailVehicle_mileage_idx" ON "RetailVehicle"("mileage");
CREATE INDEX "DismantledVehicle_stockOrder_idx" ON "DismantledVehicle"("stockOrder");
CREATE INDEX "DismantledVehicle_year_idx" ON "DismantledVehicle"("year");
CREATE INDEX "DismantledVehicle_makeOrder_modelOrder_idx" ON "DismantledVehicle"("makeOrder", "modelOrder");
CREATE INDEX "DismantledVehicle_modelOrder_idx" ON "DismantledVehicle"("modelOrder");
CREATE INDEX "DismantledVehicle_mileage_idx" ON "DismantledVehicle"("mileage");
CREATE INDEX "RetailVehicle_price_idx" ON "RetailVehicle"("price");
CREATE INDEX "RetailVehicle_dateAcquired_idx" ON "RetailVehicle"("dateAcquired");
CREATE INDEX "PartRequest_nameOrder_idx" ON "PartRequest"("nameOrder");
CREATE INDEX "RepairRequest_nameOrder_idx" ON "RepairRequest"("nameOrder");
CREATE INDEX "RepairRequest_urgency_idx" ON "RepairRequest"("urgency");

-- What is not known stands last in both directions, for which Prisma's schema language has no word.
CREATE INDEX "RetailVehicle_year_desc_idx" ON "RetailVehicle"("year" DESC NULLS LAST);
CREATE INDEX "RetailVehicle_mileage_desc_idx" ON "RetailVehicle"("mileage" DESC NULLS LAST);
CREATE INDEX "RetailVehicle_price_desc_idx" ON "RetailVehicle"("price" DESC NULLS LAST);
CREATE INDEX "RetailVehicle_dateAcquired_desc_idx" ON "RetailVehicle"("dateAcquired" DESC NULLS LAST);
CREATE INDEX "RetailVehicle_makeOrder_modelOrder_desc_idx" ON "RetailVehicle"("makeOrder" DESC NULLS LAST, "modelOrder" DESC NULLS LAST);
CREATE INDEX "RetailVehicle_modelOrder_desc_idx" ON "RetailVehicle"("modelOrder" DESC NULLS LAST);
