-- CreateTable
CREATE TABLE "RequestCount" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "RequestCount_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "RequestCount_expire_idx" ON "RequestCount"("expire");

-- Rules that Prisma's schema language has no word for.

-- RequestCount
ALTER TABLE "RequestCount"
  ADD CONSTRAINT "RequestCount_points_check" CHECK ("points" >= 0);
