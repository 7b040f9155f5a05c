-- CreateEnum
CREATE TYPE "VehicleInquiryStatus" AS ENUM ('pending', 'in_progress', 'completed', 'cancelled');

-- CreateEnum
CREATE TYPE "VehicleInquiryTopic" AS ENUM ('question', 'test_drive');

-- CreateEnum
CREATE TYPE "RequestKind" AS ENUM ('part', 'repair', 'vehicle');

-- CreateEnum
CREATE TYPE "DeskQueue" AS ENUM ('to_answer', 'back_with_us', 'waiting', 'closed');

-- CreateEnum
CREATE TYPE "MessageAuthor" AS ENUM ('customer', 'staff', 'system');

-- CreateEnum
CREATE TYPE "MessageKind" AS ENUM ('message', 'note', 'call', 'event');

-- CreateEnum
CREATE TYPE "CallOutcome" AS ENUM ('talked', 'voicemail', 'no_answer');

-- CreateEnum
CREATE TYPE "QuoteState" AS ENUM ('draft', 'sent', 'accepted', 'declined', 'replaced');

-- CreateEnum
CREATE TYPE "QuoteHandover" AS ENUM ('pickup', 'ship');

-- CreateEnum
CREATE TYPE "PartGrade" AS ENUM ('A', 'B', 'C');

-- CreateEnum
CREATE TYPE "DeclineReason" AS ENUM ('too_much', 'found_elsewhere', 'not_needed');

-- CreateEnum
CREATE TYPE "EmailEvent" AS ENUM ('request_received', 'staff_reply', 'quote_sent', 'quote_accepted', 'quote_expires_tomorrow', 'request_closed', 'request_link', 'office_new_request', 'office_customer_message', 'office_quote_decided', 'office_due_today');

-- CreateEnum
CREATE TYPE "EmailState" AS ENUM ('waiting', 'sending', 'sent', 'failed');

-- AlterEnum
ALTER TYPE "RecordKind" ADD VALUE 'vehicle_inquiry';

-- AlterEnum
ALTER TYPE "AccountEventKind" ADD VALUE 'display_name_changed';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "displayName" TEXT;

-- AlterTable
ALTER TABLE "Image" ADD COLUMN     "messageId" TEXT;

-- CreateTable
CREATE TABLE "VehicleInquiry" (
    "id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "status" "VehicleInquiryStatus" NOT NULL DEFAULT 'pending',
    "topic" "VehicleInquiryTopic" NOT NULL,
    "vehicleId" TEXT,
    "stockNumber" TEXT NOT NULL,
    "vin" TEXT,
    "year" INTEGER,
    "make" TEXT,
    "model" TEXT,
    "trim" TEXT,
    "preferredAt" TIMESTAMPTZ(3),
    "message" TEXT,
    "customerName" TEXT NOT NULL,
    "customerPhone" TEXT,
    "customerEmail" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "VehicleInquiry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Conversation" (
    "id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "kind" "RequestKind" NOT NULL,
    "partRequestId" TEXT,
    "repairRequestId" TEXT,
    "vehicleInquiryId" TEXT,
    "status" TEXT NOT NULL,
    "customerName" TEXT NOT NULL,
    "customerPhone" TEXT,
    "customerEmail" TEXT,
    "subject" TEXT NOT NULL,
    "vehicle" TEXT,
    "vin" TEXT,
    "queue" "DeskQueue" NOT NULL DEFAULT 'to_answer',
    "queuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "clockStartedAt" TIMESTAMPTZ(3),
    "dueAt" TIMESTAMPTZ(3),
    "firstDueAt" TIMESTAMPTZ(3),
    "firstAnsweredAt" TIMESTAMPTZ(3),
    "lastMessageAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "quoteEndsAt" TIMESTAMPTZ(3),
    "accepted" BOOLEAN NOT NULL DEFAULT false,
    "openedAt" TIMESTAMPTZ(3),
    "assignedToId" TEXT,
    "closedAt" TIMESTAMPTZ(3),
    "closedById" TEXT,
    "withdrawnAt" TIMESTAMPTZ(3),
    "linkVersion" INTEGER NOT NULL DEFAULT 1,
    "donorWanted" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
        search_fold("reference") || ' ' || search_fold("customerName") || ' ' || coalesce("customerPhone", '') || ' ' || search_fold("customerEmail") || ' ' ||
        search_fold("subject") || ' ' || search_fold("vehicle") || ' ' || search_fold("vin") || ' ' ||
        search_bare(search_fold("reference")) || ' ' || search_bare("customerPhone") || ' ' || search_bare(search_fold("vehicle"))) STORED,

    CONSTRAINT "Conversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Message" (
    "id" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "author" "MessageAuthor" NOT NULL,
    "kind" "MessageKind" NOT NULL,
    "internal" BOOLEAN NOT NULL DEFAULT false,
    "text" TEXT NOT NULL,
    "callOutcome" "CallOutcome",
    "staffId" TEXT,
    "staffUsername" TEXT,
    "clientId" TEXT,
    "clockStartedAt" TIMESTAMPTZ(3),
    "clockDueAt" TIMESTAMPTZ(3),
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Writer" (
    "conversationId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Writer_pkey" PRIMARY KEY ("conversationId","userId")
);

-- CreateTable
CREATE TABLE "Quote" (
    "id" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "state" "QuoteState" NOT NULL DEFAULT 'draft',
    "handover" "QuoteHandover" NOT NULL DEFAULT 'pickup',
    "shippingCents" INTEGER NOT NULL DEFAULT 0,
    "shippingTo" TEXT,
    "taxRate" INTEGER NOT NULL,
    "validUntil" TIMESTAMPTZ(3) NOT NULL,
    "warranty" TEXT NOT NULL,
    "message" TEXT,
    "partsCents" INTEGER NOT NULL DEFAULT 0,
    "coreCents" INTEGER NOT NULL DEFAULT 0,
    "taxCents" INTEGER NOT NULL DEFAULT 0,
    "totalCents" INTEGER NOT NULL DEFAULT 0,
    "sentAt" TIMESTAMPTZ(3),
    "sentById" TEXT,
    "decidedAt" TIMESTAMPTZ(3),
    "declineReason" "DeclineReason",
    "declineText" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Quote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuoteLine" (
    "id" TEXT NOT NULL,
    "quoteId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "part" TEXT NOT NULL,
    "donorId" TEXT,
    "donorStockNumber" TEXT,
    "donorName" TEXT,
    "donorMiles" INTEGER,
    "grade" "PartGrade",
    "description" TEXT,
    "priceCents" INTEGER NOT NULL,
    "coreCents" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "QuoteLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Email" (
    "id" TEXT NOT NULL,
    "event" "EmailEvent" NOT NULL,
    "dedupeKey" TEXT NOT NULL,
    "conversationId" TEXT,
    "messageId" TEXT,
    "quoteId" TEXT,
    "recipient" TEXT NOT NULL,
    "state" "EmailState" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "error" TEXT,
    "messageIdHeader" TEXT NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "queuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Email_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SavedReply" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SavedReply_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "VehicleInquiry_reference_key" ON "VehicleInquiry"("reference");

-- CreateIndex
CREATE INDEX "VehicleInquiry_vehicleId_idx" ON "VehicleInquiry"("vehicleId");

-- CreateIndex
CREATE INDEX "VehicleInquiry_createdAt_id_idx" ON "VehicleInquiry"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Conversation_reference_key" ON "Conversation"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "Conversation_partRequestId_key" ON "Conversation"("partRequestId");

-- CreateIndex
CREATE UNIQUE INDEX "Conversation_repairRequestId_key" ON "Conversation"("repairRequestId");

-- CreateIndex
CREATE UNIQUE INDEX "Conversation_vehicleInquiryId_key" ON "Conversation"("vehicleInquiryId");

-- CreateIndex
CREATE INDEX "Conversation_queue_dueAt_createdAt_id_idx" ON "Conversation"("queue", "dueAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Conversation_queue_queuedAt_id_idx" ON "Conversation"("queue", "queuedAt", "id");

-- CreateIndex
CREATE INDEX "Conversation_queue_quoteEndsAt_lastMessageAt_id_idx" ON "Conversation"("queue", "quoteEndsAt", "lastMessageAt", "id");

-- CreateIndex
CREATE INDEX "Conversation_dueAt_createdAt_id_idx" ON "Conversation"("dueAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Conversation_closedAt_id_idx" ON "Conversation"("closedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Conversation_assignedToId_queue_idx" ON "Conversation"("assignedToId", "queue");

-- CreateIndex
CREATE INDEX "Conversation_createdAt_idx" ON "Conversation"("createdAt");

-- CreateIndex
CREATE INDEX "Conversation_customerEmail_idx" ON "Conversation"("customerEmail");

-- CreateIndex
CREATE INDEX "Conversation_customerPhone_idx" ON "Conversation"("customerPhone");

-- CreateIndex
CREATE INDEX "Conversation_donorWanted_idx" ON "Conversation"("donorWanted");

-- CreateIndex
CREATE INDEX "Message_conversationId_at_id_idx" ON "Message"("conversationId", "at", "id");

-- CreateIndex
CREATE INDEX "Message_at_idx" ON "Message"("at");

-- CreateIndex
CREATE UNIQUE INDEX "Message_conversationId_clientId_key" ON "Message"("conversationId", "clientId");

-- CreateIndex
CREATE INDEX "Quote_state_validUntil_idx" ON "Quote"("state", "validUntil");

-- CreateIndex
CREATE INDEX "Quote_sentAt_idx" ON "Quote"("sentAt");

-- CreateIndex
CREATE INDEX "Quote_decidedAt_idx" ON "Quote"("decidedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Quote_conversationId_number_key" ON "Quote"("conversationId", "number");

-- CreateIndex
CREATE INDEX "QuoteLine_donorId_idx" ON "QuoteLine"("donorId");

-- CreateIndex
CREATE UNIQUE INDEX "QuoteLine_quoteId_position_key" ON "QuoteLine"("quoteId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Email_dedupeKey_key" ON "Email"("dedupeKey");

-- CreateIndex
CREATE INDEX "Email_state_nextAttemptAt_idx" ON "Email"("state", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "Email_conversationId_createdAt_idx" ON "Email"("conversationId", "createdAt");

-- CreateIndex
CREATE INDEX "Email_messageId_idx" ON "Email"("messageId");

-- CreateIndex
CREATE INDEX "Email_quoteId_idx" ON "Email"("quoteId");

-- CreateIndex
CREATE INDEX "Email_createdAt_idx" ON "Email"("createdAt");

-- CreateIndex
CREATE INDEX "SavedReply_title_idx" ON "SavedReply"("title");

-- CreateIndex
CREATE INDEX "Image_messageId_idx" ON "Image"("messageId");

-- AddForeignKey
ALTER TABLE "VehicleInquiry" ADD CONSTRAINT "VehicleInquiry_vehicleId_fkey" FOREIGN KEY ("vehicleId") REFERENCES "RetailVehicle"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_partRequestId_fkey" FOREIGN KEY ("partRequestId") REFERENCES "PartRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_repairRequestId_fkey" FOREIGN KEY ("repairRequestId") REFERENCES "RepairRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_vehicleInquiryId_fkey" FOREIGN KEY ("vehicleInquiryId") REFERENCES "VehicleInquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_assignedToId_fkey" FOREIGN KEY ("assignedToId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_closedById_fkey" FOREIGN KEY ("closedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Writer" ADD CONSTRAINT "Writer_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Writer" ADD CONSTRAINT "Writer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_sentById_fkey" FOREIGN KEY ("sentById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuoteLine" ADD CONSTRAINT "QuoteLine_quoteId_fkey" FOREIGN KEY ("quoteId") REFERENCES "Quote"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuoteLine" ADD CONSTRAINT "QuoteLine_donorId_fkey" FOREIGN KEY ("donorId") REFERENCES "DismantledVehicle"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Email" ADD CONSTRAINT "Email_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Email" ADD CONSTRAINT "Email_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Email" ADD CONSTRAINT "Email_quoteId_fkey" FOREIGN KEY ("quoteId") REFERENCES "Quote"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Image" ADD CONSTRAINT "Image_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- Critical rules, for every writer.
ALTER TABLE "Conversation"
  ADD CONSTRAINT "Conversation_request_check" CHECK (num_nonnulls("partRequestId", "repairRequestId", "vehicleInquiryId") = 1),
  ADD CONSTRAINT "Conversation_closed_check" CHECK (("queue" = 'closed') = ("closedAt" IS NOT NULL)),
  ADD CONSTRAINT "Conversation_clock_check" CHECK (("clockStartedAt" IS NULL) = ("dueAt" IS NULL)),
  ADD CONSTRAINT "Conversation_linkVersion_check" CHECK ("linkVersion" >= 1);

ALTER TABLE "Message"
  ADD CONSTRAINT "Message_text_check" CHECK ("text" ~ '\S' OR "kind" IN ('call', 'message')),
  ADD CONSTRAINT "Message_callOutcome_check" CHECK (("kind" = 'call') = ("callOutcome" IS NOT NULL)),
  ADD CONSTRAINT "Message_note_check" CHECK ("kind" <> 'note' OR "internal"),
  ADD CONSTRAINT "Message_customer_check" CHECK ("author" <> 'customer' OR NOT "internal");

ALTER TABLE "Quote"
  ADD CONSTRAINT "Quote_amounts_check" CHECK ("shippingCents" >= 0 AND "partsCents" >= 0 AND "coreCents" >= 0 AND "taxCents" >= 0 AND "totalCents" = "partsCents" + "coreCents" + "shippingCents" + "taxCents"),
  ADD CONSTRAINT "Quote_taxRate_check" CHECK ("taxRate" BETWEEN 0 AND 10000),
  ADD CONSTRAINT "Quote_number_check" CHECK ("number" >= 1),
  ADD CONSTRAINT "Quote_sentAt_check" CHECK (("state" = 'draft') = ("sentAt" IS NULL)),
  ADD CONSTRAINT "Quote_decidedAt_check" CHECK ("state" NOT IN ('accepted', 'declined') OR "decidedAt" IS NOT NULL);

-- A conversation has at most one draft and at most one quote that is open or accepted.
CREATE UNIQUE INDEX "Quote_one_draft" ON "Quote"("conversationId") WHERE "state" = 'draft';
CREATE UNIQUE INDEX "Quote_one_current" ON "Quote"("conversationId") WHERE "state" IN ('sent', 'accepted');

ALTER TABLE "QuoteLine"
  ADD CONSTRAINT "QuoteLine_amounts_check" CHECK ("priceCents" >= 0 AND "coreCents" >= 0);

ALTER TABLE "Email"
  ADD CONSTRAINT "Email_sentAt_check" CHECK (("state" = 'sent') = ("sentAt" IS NOT NULL));

ALTER TABLE "SavedReply"
  ADD CONSTRAINT "SavedReply_text_check" CHECK ("title" ~ '\S' AND "text" ~ '\S');

ALTER TABLE "User"
  ADD CONSTRAINT "User_displayName_check" CHECK ("displayName" ~ '^\S(.*\S)?$');

ALTER TABLE "VehicleInquiry"
  ADD CONSTRAINT "VehicleInquiry_customerName_check" CHECK ("customerName" ~ '\S'),
  ADD CONSTRAINT "VehicleInquiry_reach_check" CHECK (num_nonnulls("customerPhone", "customerEmail") > 0);

ALTER TABLE "Image" DROP CONSTRAINT "Image_vehicle_check";
ALTER TABLE "Image" ADD CONSTRAINT "Image_owner_check" CHECK (num_nonnulls("retailVehicleId", "dismantledVehicleId", "messageId") <= 1);

-- Opens a conversation for each part and repair request that has none: those stored before this migration, and those that
-- the previous release stores during a rolling update. Their due time ignores holidays, and requests with a status other
-- than pending count as answered. Also copies the notes and statuses that the previous release stored since.
CREATE FUNCTION "open_missing_conversations"() RETURNS bigint LANGUAGE sql AS $$
  WITH request AS (
    SELECT 'part'::"RequestKind" AS "kind", r."id" AS "partRequestId", NULL AS "repairRequestId", r."reference", r."status"::text AS "status",
      r."customerName", r."customerPhone", r."customerEmail", coalesce(nullif(r."otherComponent", ''), nullif(regexp_replace(r."component", '^.*? - ', ''), ''), r."component") AS "subject",
      nullif(concat_ws(' ', r."year"::text, r."make", r."model", r."trim"), '') AS "vehicle", r."vin", coalesce(r."additionalInfo", '') AS "text",
      r."status" IN ('fulfilled', 'cancelled') AS "closed", r."createdAt", r."updatedAt"
    FROM "PartRequest" r WHERE NOT EXISTS (SELECT 1 FROM "Conversation" c WHERE c."partRequestId" = r."id")
    UNION ALL
    SELECT 'repair', NULL, r."id", r."reference", r."status"::text,
      r."customerName", r."customerPhone", nullif(r."customerEmail", ''), coalesce(nullif(r."otherServiceType", ''), r."serviceType"),
      CASE WHEN r."make" <> 'TBD' THEN concat_ws(' ', r."year"::text, r."make", r."model", r."trim") END, r."vin",
      CASE WHEN r."description" <> 'Customer will provide details during phone consultation' THEN r."description" ELSE '' END,
      r."status" IN ('completed', 'cancelled'), r."createdAt", r."updatedAt"
    FROM "RepairRequest" r WHERE NOT EXISTS (SELECT 1 FROM "Conversation" c WHERE c."repairRequestId" = r."id")
  ), due AS (
    SELECT *, "createdAt" + make_interval(days => CASE extract(isodow FROM "createdAt" AT TIME ZONE 'America/New_York') WHEN 5 THEN 3 WHEN 6 THEN 3 WHEN 7 THEN 2 ELSE 1 END) AS "due"
    FROM request
  ), conversation AS (
    INSERT INTO "Conversation" ("id", "reference", "kind", "partRequestId", "repairRequestId", "status", "customerName", "customerPhone", "customerEmail",
      "subject", "vehicle", "vin", "queue", "queuedAt", "clockStartedAt", "dueAt", "firstDueAt", "lastMessageAt", "openedAt", "closedAt", "createdAt", "updatedAt")
    SELECT 'c' || "reference", "reference", "kind", "partRequestId", "repairRequestId", "status", "customerName", "customerPhone", "customerEmail",
      "subject", "vehicle", "vin",
      (CASE WHEN "closed" THEN 'closed' WHEN "status" = 'pending' THEN 'to_answer' ELSE 'waiting' END)::"DeskQueue", "updatedAt",
      CASE WHEN "status" = 'pending' THEN "createdAt" END, CASE WHEN "status" = 'pending' THEN "due" END, "due", "createdAt", "updatedAt",
      CASE WHEN "closed" THEN "updatedAt" END, "createdAt", "updatedAt"
    FROM due
    ON CONFLICT DO NOTHING
    RETURNING "id", "partRequestId", "repairRequestId", "createdAt"
  ), first_message AS (
    INSERT INTO "Message" ("id", "conversationId", "author", "kind", "text", "at")
    SELECT 'm' || c."id", c."id", 'customer', 'message', d."text", c."createdAt"
    FROM conversation c JOIN due d ON coalesce(d."partRequestId", d."repairRequestId") = coalesce(c."partRequestId", c."repairRequestId")
  ), note AS (
    INSERT INTO "Message" ("id", "conversationId", "author", "kind", "internal", "text", "staffUsername", "clientId", "at")
    SELECT n."id", c."id", 'staff', 'note', true, n."content", n."author", n."id", n."timestamp"
    FROM "RequestNote" n JOIN (
      SELECT "id", "partRequestId", "repairRequestId" FROM conversation
      UNION ALL SELECT "id", "partRequestId", "repairRequestId" FROM "Conversation"
    ) c ON coalesce(n."partRequestId", n."repairRequestId") = coalesce(c."partRequestId", c."repairRequestId")
    WHERE NOT EXISTS (SELECT 1 FROM "Message" m WHERE m."id" = n."id")
    ON CONFLICT DO NOTHING
  ), changed AS (
    UPDATE "Conversation" c SET
      "status" = r."status",
      "queue" = (CASE WHEN r."closed" THEN 'closed' WHEN c."queue" = 'closed' THEN 'back_with_us' ELSE c."queue"::text END)::"DeskQueue",
      "queuedAt" = CASE WHEN r."closed" = (c."queue" = 'closed') THEN c."queuedAt" ELSE r."updatedAt" END,
      "clockStartedAt" = CASE WHEN NOT r."closed" THEN c."clockStartedAt" END,
      "dueAt" = CASE WHEN NOT r."closed" THEN c."dueAt" END,
      "quoteEndsAt" = CASE WHEN NOT r."closed" THEN c."quoteEndsAt" END,
      "closedAt" = CASE WHEN r."closed" THEN coalesce(c."closedAt", r."updatedAt") END
    FROM (
      SELECT "reference", "status"::text AS "status", "status" IN ('fulfilled', 'cancelled') AS "closed", "updatedAt" FROM "PartRequest"
      UNION ALL SELECT "reference", "status"::text, "status" IN ('completed', 'cancelled'), "updatedAt" FROM "RepairRequest"
    ) r
    WHERE c."reference" = r."reference" AND c."kind" <> 'vehicle' AND c."status" <> r."status"
  )
  SELECT count(*) FROM conversation
$$;

SELECT "open_missing_conversations"();
