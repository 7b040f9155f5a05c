-- CreateEnum
CREATE TYPE "AccountEventKind" AS ENUM ('account_created', 'account_disabled', 'account_enabled', 'signed_in', 'sign_in_failed', 'locked', 'refused_while_locked', 'signed_out', 'session_ended', 'sessions_ended', 'credential_replayed', 'password_changed', 'password_change_failed', 'password_reset');

-- DropForeignKey
ALTER TABLE "RecordVersion" DROP CONSTRAINT "RecordVersion_actorId_fkey";

-- AlterTable
ALTER TABLE "SignInAttempt" ADD COLUMN     "refusalNoted" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "userId" TEXT;

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

-- CreateIndex
CREATE INDEX "AccountEvent_userId_at_id_idx" ON "AccountEvent"("userId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AccountEvent_at_id_idx" ON "AccountEvent"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "SignInAttempt_userId_idx" ON "SignInAttempt"("userId");

-- AddForeignKey
ALTER TABLE "SignInAttempt" ADD CONSTRAINT "SignInAttempt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rules that Prisma's schema language has no word for.

-- What is written down about accounts and records stays as it was written.
-- (\x3b is the semicolon: the driver that applies this file takes it apart at every one.)
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
