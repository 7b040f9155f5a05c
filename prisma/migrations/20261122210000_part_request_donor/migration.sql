-- AlterTable
ALTER TABLE "PartRequest" ADD COLUMN "donorId" TEXT;

-- CreateIndex
CREATE INDEX "PartRequest_donorId_idx" ON "PartRequest"("donorId");

-- AddForeignKey
ALTER TABLE "PartRequest" ADD CONSTRAINT "PartRequest_donorId_fkey" FOREIGN KEY ("donorId") REFERENCES "DismantledVehicle"("id") ON DELETE SET NULL ON UPDATE CASCADE;
