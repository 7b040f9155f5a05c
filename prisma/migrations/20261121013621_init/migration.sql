-- Search and sorting use columns that the database generates. Their functions do not call each other, so that a restored
-- dump finds what it needs.

-- A text for comparison: without accents, in lower case. The site folds search terms in the same way.
CREATE FUNCTION "search_fold"(text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
  AS $$ SELECT lower(regexp_replace(normalize(coalesce($1, ''), NFKD), '[\u0300-\u036f]', '', 'g')) $$;

-- A folded text without punctuation and spaces: "f150" finds "F-150", and digits alone find a phone number.
CREATE FUNCTION "search_bare"(text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
  AS $$ SELECT regexp_replace(coalesce($1, ''), '[^[:alnum:]]', '', 'g') $$;

-- A folded text that sorts in natural order: each number has 30 digits, so that D-9 comes before D-10.
CREATE FUNCTION "natural_order"(text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
  AS $$ SELECT regexp_replace(regexp_replace(coalesce($1, ''), '(\d+)', repeat('0', 30) || '\1', 'g'), '\d*(\d{30})', '\1', 'g') $$;

-- CreateEnum
CREATE TYPE "RetailStatus" AS ENUM ('available', 'pending', 'sold');

-- CreateEnum
CREATE TYPE "RetailTransmission" AS ENUM ('automatic', 'manual', 'cvt', 'automated-manual');

-- CreateEnum
CREATE TYPE "RetailDriveType" AS ENUM ('fwd', 'rwd', 'awd', '4wd');

-- CreateEnum
CREATE TYPE "FuelType" AS ENUM ('gasoline', 'diesel', 'electric', 'hybrid', 'plugin-hybrid');

-- CreateEnum
CREATE TYPE "Condition" AS ENUM ('excellent', 'very-good', 'good', 'fair');

-- CreateEnum
CREATE TYPE "DismantledStatus" AS ENUM ('Awaiting Dismantle', 'Parts Available', 'Scrapped');

-- CreateEnum
CREATE TYPE "DismantledTransmission" AS ENUM ('Automatic', 'Manual', 'CVT', 'Dual Clutch', 'Single Clutch Automatic');

-- CreateEnum
CREATE TYPE "DismantledDriveType" AS ENUM ('FWD', 'RWD', 'AWD', '4WD', '4x4');

-- CreateEnum
CREATE TYPE "PartRequestStatus" AS ENUM ('pending', 'processing', 'quoted', 'fulfilled', 'cancelled');

-- CreateEnum
CREATE TYPE "RepairRequestStatus" AS ENUM ('pending', 'scheduled', 'in_progress', 'completed', 'cancelled');

-- CreateEnum
CREATE TYPE "Urgency" AS ENUM ('Low', 'Medium', 'High', 'Emergency');

-- CreateEnum
CREATE TYPE "ContactMethod" AS ENUM ('phone', 'email');

-- CreateEnum
CREATE TYPE "UserRole" AS ENUM ('administrator');

-- CreateEnum
CREATE TYPE "ImageStore" AS ENUM ('disk', 'blob');

-- CreateEnum
CREATE TYPE "VinSource" AS ENUM ('vpic', 'embedded', 'vpic+embedded');

-- CreateEnum
CREATE TYPE "RecordKind" AS ENUM ('retail_vehicle', 'dismantled_vehicle', 'part_request', 'repair_request');

-- CreateEnum
CREATE TYPE "RecordAction" AS ENUM ('create', 'update', 'delete');

-- CreateEnum
CREATE TYPE "AccountEventKind" AS ENUM ('account_created', 'account_disabled', 'account_enabled', 'signed_in', 'sign_in_failed', 'locked', 'refused_while_locked', 'signed_out', 'session_ended', 'sessions_ended', 'credential_replayed', 'password_changed', 'password_change_failed', 'password_reset');

-- CreateTable
CREATE TABLE "RetailVehicle" (
    "id" TEXT NOT NULL,
    "stockNumber" TEXT NOT NULL,
    "vin" TEXT NOT NULL,
    "year" INTEGER,
    "make" TEXT,
    "model" TEXT,
    "trim" TEXT,
    "mileage" INTEGER,
    "price" INTEGER,
    "exteriorColor" TEXT,
    "interiorColor" TEXT,
    "transmission" "RetailTransmission",
    "engineType" TEXT,
    "driveType" "RetailDriveType",
    "fuelType" "FuelType",
    "condition" "Condition",
    "status" "RetailStatus" NOT NULL DEFAULT 'available',
    "features" TEXT,
    "description" TEXT,
    "images" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "dateAcquired" DATE,
    "notes" TEXT,
    "soldAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
        search_fold("stockNumber") || ' ' || search_fold("vin") || ' ' || coalesce("year"::text, '') || ' ' || search_fold("make") || ' ' ||
        search_fold("model") || ' ' || search_fold("trim") || ' ' || search_fold("exteriorColor") || ' ' || search_fold("interiorColor") || ' ' ||
        search_bare(search_fold("stockNumber")) || ' ' || search_bare(search_fold("model"))) STORED,
    "stockOrder" TEXT NOT NULL GENERATED ALWAYS AS (natural_order(search_fold("stockNumber"))) STORED,
    "makeOrder" TEXT GENERATED ALWAYS AS (nullif(search_fold("make"), '')) STORED,
    "modelOrder" TEXT GENERATED ALWAYS AS (nullif(natural_order(search_fold("model")), '')) STORED,

    CONSTRAINT "RetailVehicle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DismantledVehicle" (
    "id" TEXT NOT NULL,
    "stockNumber" TEXT NOT NULL,
    "vin" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "make" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "trim" TEXT,
    "mileage" INTEGER NOT NULL,
    "dateAcquired" DATE NOT NULL,
    "status" "DismantledStatus" NOT NULL DEFAULT 'Awaiting Dismantle',
    "images" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "exteriorColor" TEXT,
    "interiorColor" TEXT,
    "transmission" "DismantledTransmission",
    "engineType" TEXT,
    "driveType" "DismantledDriveType",
    "notes" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
        search_fold("stockNumber") || ' ' || search_fold("vin") || ' ' || "year"::text || ' ' || search_fold("make") || ' ' ||
        search_fold("model") || ' ' || search_fold("trim") || ' ' || search_fold("exteriorColor") || ' ' || search_fold("interiorColor") || ' ' ||
        search_bare(search_fold("stockNumber")) || ' ' || search_bare(search_fold("model"))) STORED,
    "stockOrder" TEXT NOT NULL GENERATED ALWAYS AS (natural_order(search_fold("stockNumber"))) STORED,
    "makeOrder" TEXT NOT NULL GENERATED ALWAYS AS (search_fold("make")) STORED,
    "modelOrder" TEXT NOT NULL GENERATED ALWAYS AS (natural_order(search_fold("model"))) STORED,

    CONSTRAINT "DismantledVehicle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PartRequest" (
    "id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "status" "PartRequestStatus" NOT NULL DEFAULT 'pending',
    "vin" TEXT NOT NULL,
    "year" INTEGER,
    "make" TEXT,
    "model" TEXT,
    "trim" TEXT,
    "engineSize" TEXT,
    "system" TEXT NOT NULL,
    "component" TEXT NOT NULL,
    "otherComponent" TEXT,
    "additionalInfo" TEXT,
    "customerName" TEXT NOT NULL,
    "customerPhone" TEXT NOT NULL,
    "customerEmail" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
        search_fold("reference") || ' ' || search_fold("customerName") || ' ' || "customerPhone" || ' ' || search_fold("customerEmail") || ' ' ||
        search_fold("vin") || ' ' || coalesce("year"::text, '') || ' ' || search_fold("make") || ' ' || search_fold("model") || ' ' ||
        search_fold("trim") || ' ' || search_fold("system") || ' ' || search_fold("component") || ' ' || search_fold("otherComponent") || ' ' ||
        search_fold("additionalInfo") || ' ' || search_bare(search_fold("reference")) || ' ' || search_bare(search_fold("customerPhone")) || ' ' || search_bare(search_fold("model"))) STORED,
    "nameOrder" TEXT NOT NULL GENERATED ALWAYS AS (search_fold("customerName")) STORED,

    CONSTRAINT "PartRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RepairRequest" (
    "id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "status" "RepairRequestStatus" NOT NULL DEFAULT 'pending',
    "customerName" TEXT NOT NULL,
    "customerPhone" TEXT,
    "customerEmail" TEXT,
    "street" TEXT,
    "city" TEXT,
    "state" TEXT,
    "zipCode" TEXT,
    "year" INTEGER,
    "make" TEXT,
    "model" TEXT,
    "trim" TEXT,
    "vin" TEXT,
    "mileage" INTEGER,
    "engineSize" TEXT,
    "serviceType" TEXT NOT NULL,
    "otherServiceType" TEXT,
    "description" TEXT NOT NULL,
    "preferredDate" DATE,
    "urgency" "Urgency" NOT NULL DEFAULT 'Medium',
    "contactMethod" "ContactMethod" NOT NULL,
    "isSimplifiedRequest" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
        search_fold("reference") || ' ' || search_fold("customerName") || ' ' || coalesce("customerPhone", '') || ' ' || search_fold("customerEmail") || ' ' ||
        search_fold("vin") || ' ' || coalesce("year"::text, '') || ' ' || search_fold("make") || ' ' || search_fold("model") || ' ' ||
        search_fold("trim") || ' ' || search_fold("serviceType") || ' ' || search_fold("otherServiceType") || ' ' || search_fold("description") || ' ' ||
        search_bare(search_fold("reference")) || ' ' || search_bare(search_fold("customerPhone")) || ' ' || search_bare(search_fold("model"))) STORED,
    "nameOrder" TEXT NOT NULL GENERATED ALWAYS AS (search_fold("customerName")) STORED,

    CONSTRAINT "RepairRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RequestNote" (
    "id" TEXT NOT NULL,
    "partRequestId" TEXT,
    "repairRequestId" TEXT,
    "author" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "timestamp" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RequestNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "role" "UserRole" NOT NULL DEFAULT 'administrator',
    "disabledAt" TIMESTAMPTZ(3),
    "passwordChangedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "credentialHash" TEXT NOT NULL,
    "previousHash" TEXT,
    "rotatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SignInAttempt" (
    "key" TEXT NOT NULL,
    "userId" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "lockedUntil" TIMESTAMPTZ(3),
    "refusalNoted" BOOLEAN NOT NULL DEFAULT false,
    "lastFailureAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SignInAttempt_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "AccountEvent" (
    "id" TEXT NOT NULL,
    "kind" "AccountEventKind" NOT NULL,
    "userId" TEXT,
    "username" TEXT,
    "actor" TEXT,
    "device" TEXT,
    "address" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AccountEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "body" JSON NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "windowStart" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key","windowStart")
);

-- CreateTable
CREATE TABLE "Image" (
    "id" TEXT NOT NULL,
    "publicId" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "store" "ImageStore" NOT NULL,
    "contentType" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "retailVehicleId" TEXT,
    "dismantledVehicleId" TEXT,
    "uploadedById" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "detachedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Image_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DecodedVin" (
    "vin" TEXT NOT NULL,
    "year" INTEGER,
    "make" TEXT,
    "model" TEXT,
    "trim" TEXT,
    "engineSize" TEXT,
    "transmissionType" TEXT,
    "driveType" TEXT,
    "source" "VinSource" NOT NULL,
    "decodedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DecodedVin_pkey" PRIMARY KEY ("vin")
);

-- CreateTable
CREATE TABLE "RecordVersion" (
    "id" TEXT NOT NULL,
    "kind" "RecordKind" NOT NULL,
    "recordId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "action" "RecordAction" NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "actorId" TEXT,
    "actorName" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RecordVersion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "RetailVehicle_stockNumber_key" ON "RetailVehicle"("stockNumber");

-- CreateIndex
CREATE INDEX "RetailVehicle_soldAt_createdAt_id_idx" ON "RetailVehicle"("soldAt" DESC, "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "RetailVehicle_createdAt_id_idx" ON "RetailVehicle"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "RetailVehicle_status_idx" ON "RetailVehicle"("status");

-- CreateIndex
CREATE INDEX "RetailVehicle_vin_idx" ON "RetailVehicle"("vin");

-- CreateIndex
CREATE UNIQUE INDEX "DismantledVehicle_stockNumber_key" ON "DismantledVehicle"("stockNumber");

-- CreateIndex
CREATE INDEX "DismantledVehicle_dateAcquired_createdAt_id_idx" ON "DismantledVehicle"("dateAcquired" DESC, "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "DismantledVehicle_status_dateAcquired_createdAt_id_idx" ON "DismantledVehicle"("status", "dateAcquired" DESC, "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "DismantledVehicle_vin_idx" ON "DismantledVehicle"("vin");

-- CreateIndex
CREATE UNIQUE INDEX "PartRequest_reference_key" ON "PartRequest"("reference");

-- CreateIndex
CREATE INDEX "PartRequest_createdAt_id_idx" ON "PartRequest"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "PartRequest_status_createdAt_id_idx" ON "PartRequest"("status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "PartRequest_vin_idx" ON "PartRequest"("vin");

-- CreateIndex
CREATE UNIQUE INDEX "RepairRequest_reference_key" ON "RepairRequest"("reference");

-- CreateIndex
CREATE INDEX "RepairRequest_createdAt_id_idx" ON "RepairRequest"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "RepairRequest_status_createdAt_id_idx" ON "RepairRequest"("status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "RequestNote_partRequestId_timestamp_idx" ON "RequestNote"("partRequestId", "timestamp");

-- CreateIndex
CREATE INDEX "RequestNote_repairRequestId_timestamp_idx" ON "RequestNote"("repairRequestId", "timestamp");

-- CreateIndex
CREATE UNIQUE INDEX "User_username_key" ON "User"("username");

-- CreateIndex
CREATE INDEX "Session_userId_revokedAt_idx" ON "Session"("userId", "revokedAt");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "SignInAttempt_userId_idx" ON "SignInAttempt"("userId");

-- CreateIndex
CREATE INDEX "SignInAttempt_lastFailureAt_idx" ON "SignInAttempt"("lastFailureAt");

-- CreateIndex
CREATE INDEX "AccountEvent_userId_at_id_idx" ON "AccountEvent"("userId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AccountEvent_at_id_idx" ON "AccountEvent"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- CreateIndex
CREATE INDEX "RateLimit_windowStart_idx" ON "RateLimit"("windowStart");

-- CreateIndex
CREATE UNIQUE INDEX "Image_publicId_key" ON "Image"("publicId");

-- CreateIndex
CREATE UNIQUE INDEX "Image_url_key" ON "Image"("url");

-- CreateIndex
CREATE INDEX "Image_retailVehicleId_idx" ON "Image"("retailVehicleId");

-- CreateIndex
CREATE INDEX "Image_dismantledVehicleId_idx" ON "Image"("dismantledVehicleId");

-- CreateIndex
CREATE INDEX "Image_detachedAt_idx" ON "Image"("detachedAt");

-- CreateIndex
CREATE INDEX "DecodedVin_decodedAt_idx" ON "DecodedVin"("decodedAt");

-- CreateIndex
CREATE UNIQUE INDEX "RecordVersion_kind_recordId_version_key" ON "RecordVersion"("kind", "recordId", "version");

-- AddForeignKey
ALTER TABLE "RequestNote" ADD CONSTRAINT "RequestNote_partRequestId_fkey" FOREIGN KEY ("partRequestId") REFERENCES "PartRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestNote" ADD CONSTRAINT "RequestNote_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Image" ADD CONSTRAINT "Image_retailVehicleId_fkey" FOREIGN KEY ("retailVehicleId") REFERENCES "RetailVehicle"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Image" ADD CONSTRAINT "Image_dismantledVehicleId_fkey" FOREIGN KEY ("dismantledVehicleId") REFERENCES "DismantledVehicle"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Image" ADD CONSTRAINT "Image_uploadedById_fkey" FOREIGN KEY ("uploadedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Constraints that the schema language cannot express. They do not apply to missing values.

-- RetailVehicle
ALTER TABLE "RetailVehicle"
  ADD CONSTRAINT "RetailVehicle_vin_check" CHECK ("vin" ~ '^[A-Z0-9]{5,17}$'),
  ADD CONSTRAINT "RetailVehicle_stockNumber_check" CHECK ("stockNumber" ~ '^\S(.*\S)?$'),
  ADD CONSTRAINT "RetailVehicle_year_check" CHECK ("year" BETWEEN 1900 AND 2100),
  ADD CONSTRAINT "RetailVehicle_mileage_check" CHECK ("mileage" BETWEEN 0 AND 9999999),
  ADD CONSTRAINT "RetailVehicle_price_check" CHECK ("price" BETWEEN 0 AND 99999999),
  ADD CONSTRAINT "RetailVehicle_soldAt_check" CHECK (("status" = 'sold') = ("soldAt" IS NOT NULL)),
  ADD CONSTRAINT "RetailVehicle_version_check" CHECK ("version" >= 1);

-- DismantledVehicle
ALTER TABLE "DismantledVehicle"
  ADD CONSTRAINT "DismantledVehicle_vin_check" CHECK ("vin" ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  ADD CONSTRAINT "DismantledVehicle_stockNumber_check" CHECK ("stockNumber" ~ '^\S(.*\S)?$'),
  ADD CONSTRAINT "DismantledVehicle_year_check" CHECK ("year" BETWEEN 1900 AND 2100),
  ADD CONSTRAINT "DismantledVehicle_make_check" CHECK ("make" ~ '\S'),
  ADD CONSTRAINT "DismantledVehicle_model_check" CHECK ("model" ~ '\S'),
  ADD CONSTRAINT "DismantledVehicle_mileage_check" CHECK ("mileage" BETWEEN 0 AND 9999999),
  ADD CONSTRAINT "DismantledVehicle_version_check" CHECK ("version" >= 1);

-- PartRequest
ALTER TABLE "PartRequest"
  ADD CONSTRAINT "PartRequest_vin_check" CHECK ("vin" ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  ADD CONSTRAINT "PartRequest_system_check" CHECK ("system" IN ('Exterior', 'Interior', 'Electrical', 'Engine/Accessories', 'Transmission/Drivetrain', 'Steering/Suspension', 'Wheels/Tires', 'Other')),
  ADD CONSTRAINT "PartRequest_component_check" CHECK ("component" ~ '\S'),
  ADD CONSTRAINT "PartRequest_customerName_check" CHECK ("customerName" ~ '\S'),
  ADD CONSTRAINT "PartRequest_customerPhone_check" CHECK ("customerPhone" ~ '^\(\d{3}\) \d{3}-\d{4}$'),
  ADD CONSTRAINT "PartRequest_customerEmail_check" CHECK ("customerEmail" LIKE '%_@_%'),
  ADD CONSTRAINT "PartRequest_version_check" CHECK ("version" >= 1);

-- RepairRequest
ALTER TABLE "RepairRequest"
  ADD CONSTRAINT "RepairRequest_customerName_check" CHECK ("customerName" ~ '\S'),
  ADD CONSTRAINT "RepairRequest_customerPhone_check" CHECK ("customerPhone" ~ '^\(\d{3}\) \d{3}-\d{4}$'),
  ADD CONSTRAINT "RepairRequest_contactMethod_check" CHECK (CASE "contactMethod" WHEN 'phone' THEN "customerPhone" IS NOT NULL ELSE "customerEmail" IS NOT NULL END),
  ADD CONSTRAINT "RepairRequest_mileage_check" CHECK ("mileage" >= 0),
  ADD CONSTRAINT "RepairRequest_version_check" CHECK ("version" >= 1);

-- RequestNote
ALTER TABLE "RequestNote"
  ADD CONSTRAINT "RequestNote_request_check" CHECK (num_nonnulls("partRequestId", "repairRequestId") = 1),
  ADD CONSTRAINT "RequestNote_content_check" CHECK ("content" ~ '\S');

-- User
ALTER TABLE "User"
  ADD CONSTRAINT "User_username_check" CHECK ("username" = lower("username") AND "username" ~ '\S');

-- SignInAttempt
ALTER TABLE "SignInAttempt"
  ADD CONSTRAINT "SignInAttempt_failures_check" CHECK ("failures" >= 0);

-- RateLimit
ALTER TABLE "RateLimit"
  ADD CONSTRAINT "RateLimit_count_check" CHECK ("count" >= 1);

-- Image
ALTER TABLE "Image"
  ADD CONSTRAINT "Image_vehicle_check" CHECK (num_nonnulls("retailVehicleId", "dismantledVehicleId") <= 1),
  ADD CONSTRAINT "Image_size_check" CHECK ("size" > 0 AND "width" > 0 AND "height" > 0);

-- Photos
ALTER TABLE "RetailVehicle"
  ADD CONSTRAINT "RetailVehicle_images_check" CHECK ("images" IS NOT NULL AND cardinality("images") <= 20 AND array_position("images", NULL) IS NULL);

ALTER TABLE "DismantledVehicle"
  ADD CONSTRAINT "DismantledVehicle_images_check" CHECK ("images" IS NOT NULL AND cardinality("images") <= 20 AND array_position("images", NULL) IS NULL);

-- Account events and record versions are append-only. (\x3b is a semicolon: the driver splits this file at each one.)
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  RAISE EXCEPTION \'% is append-only\', TG_TABLE_NAME USING ERRCODE = \'insufficient_privilege\'\x3b
END';

CREATE TRIGGER "AccountEvent_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "AccountEvent"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "RecordVersion_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "RecordVersion"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- AccountEvent
ALTER TABLE "AccountEvent"
  ADD CONSTRAINT "AccountEvent_account_check" CHECK (("userId" IS NULL) = ("username" IS NULL));

-- Sorting. Rows with equal values are sorted after reading: the indexes need only the column.
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

-- Missing values come last in both directions, which the schema language cannot express.
CREATE INDEX "RetailVehicle_year_desc_idx" ON "RetailVehicle"("year" DESC NULLS LAST);
CREATE INDEX "RetailVehicle_mileage_desc_idx" ON "RetailVehicle"("mileage" DESC NULLS LAST);
CREATE INDEX "RetailVehicle_price_desc_idx" ON "RetailVehicle"("price" DESC NULLS LAST);
CREATE INDEX "RetailVehicle_dateAcquired_desc_idx" ON "RetailVehicle"("dateAcquired" DESC NULLS LAST);
CREATE INDEX "RetailVehicle_makeOrder_modelOrder_desc_idx" ON "RetailVehicle"("makeOrder" DESC NULLS LAST, "modelOrder" DESC NULLS LAST);
CREATE INDEX "RetailVehicle_modelOrder_desc_idx" ON "RetailVehicle"("modelOrder" DESC NULLS LAST);
