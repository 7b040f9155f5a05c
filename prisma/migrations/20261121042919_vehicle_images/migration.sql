-- AlterTable
ALTER TABLE "RetailVehicle" ADD COLUMN     "images" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "DismantledVehicle" ADD COLUMN     "images" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- By hand: the one picture that a vehicle had becomes the first of several, and belongs to it (to one of them, should
-- two show the same).
UPDATE "RetailVehicle" SET "images" = ARRAY["imageUrl"] WHERE "imageUrl" IS NOT NULL;
UPDATE "DismantledVehicle" SET "images" = ARRAY["imageUrl"] WHERE "imageUrl" IS NOT NULL;
UPDATE "Image" SET "retailVehicleId" = (
  SELECT vehicle."id" FROM "RetailVehicle" vehicle WHERE vehicle."imageUrl" = "Image"."url" ORDER BY vehicle."createdAt" LIMIT 1
) WHERE num_nonnulls("retailVehicleId", "dismantledVehicleId") = 0;
UPDATE "Image" SET "dismantledVehicleId" = (
  SELECT vehicle."id" FROM "DismantledVehicle" vehicle WHERE vehicle."imageUrl" = "Image"."url" ORDER BY vehicle."createdAt" LIMIT 1
) WHERE num_nonnulls("retailVehicleId", "dismantledVehicleId") = 0;

-- AlterTable
ALTER TABLE "RetailVehicle" DROP COLUMN "imageUrl";

-- AlterTable
ALTER TABLE "DismantledVehicle" DROP COLUMN "imageUrl";

-- DropIndex
DROP INDEX "Image_retailVehicleId_position_idx";

-- DropIndex
DROP INDEX "Image_dismantledVehicleId_position_idx";

-- DropIndex
DROP INDEX "Image_createdAt_idx";

-- AlterTable
ALTER TABLE "Image" DROP COLUMN "position",
ADD COLUMN     "detachedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "Image_retailVehicleId_idx" ON "Image"("retailVehicleId");

-- CreateIndex
CREATE INDEX "Image_dismantledVehicleId_idx" ON "Image"("dismantledVehicleId");

-- CreateIndex
CREATE INDEX "Image_detachedAt_idx" ON "Image"("detachedAt");

-- Rules that Prisma's schema language has no word for.

ALTER TABLE "RetailVehicle"
  ADD CONSTRAINT "RetailVehicle_images_check" CHECK ("images" IS NOT NULL AND cardinality("images") <= 20 AND array_position("images", NULL) IS NULL);

ALTER TABLE "DismantledVehicle"
  ADD CONSTRAINT "DismantledVehicle_images_check" CHECK ("images" IS NOT NULL AND cardinality("images") <= 20 AND array_position("images", NULL) IS NULL);
