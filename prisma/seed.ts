import type { PrismaClient } from "../lib/generated/prisma/client";
import { partRequestRows, repairRequestRows, vehicleInquiryRows } from "./demo/request-rows";
import { savedReplies } from "./demo/saved-replies";
import { dismantledRows, retailRows } from "./demo/vehicle-rows";

/** "demo" in ASCII: the advisory lock that allows only one of several starting servers to seed the database. */
const SEED_LOCK = 0x64656d6f;

/** The number of created records by kind. */
type Seeded = {
  retailVehicles: number;
  dismantledVehicles: number;
  partRequests: number;
  repairRequests: number;
  vehicleInquiries: number;
};

/**
 * Seeds an empty database with demo vehicles, and requests with their conversations, in one transaction. All dates are relative to `now`.
 * @returns null, and writes nothing, if any vehicle or request exists.
 */
export async function seed(prisma: PrismaClient, now = new Date()): Promise<Seeded | null> {
  return prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK})`;
      const found = [
        await tx.retailVehicle.findFirst({ select: { id: true } }),
        await tx.dismantledVehicle.findFirst({ select: { id: true } }),
        await tx.partRequest.findFirst({ select: { id: true } }),
        await tx.repairRequest.findFirst({ select: { id: true } }),
        await tx.vehicleInquiry.findFirst({ select: { id: true } }),
      ];
      if (found.some((record) => record !== null)) return null;

      const retail = await tx.retailVehicle.createMany({ data: retailRows(now) });
      const dismantled = await tx.dismantledVehicle.createMany({ data: dismantledRows(now) });
      const parts = partRequestRows(now);
      for (const data of parts) await tx.partRequest.create({ data });
      const repairs = repairRequestRows(now);
      for (const data of repairs) await tx.repairRequest.create({ data });
      const inquiries = vehicleInquiryRows(now);
      for (const data of inquiries) await tx.vehicleInquiry.create({ data });
      await tx.savedReply.createMany({ data: savedReplies });
      return {
        retailVehicles: retail.count,
        dismantledVehicles: dismantled.count,
        partRequests: parts.length,
        repairRequests: repairs.length,
        vehicleInquiries: inquiries.length,
      };
    },
    { timeout: 30_000, maxWait: 10_000 },
  );
}
