import type { PrismaClient } from "@/lib/generated/prisma/client";

/**
 * Whether nothing was ever stored: the history of changes keeps what was deleted, so that demo data does not come back to
 * an owner who removed it. The first administrator is made after the demo data.
 */
export async function isUntouched(prisma: PrismaClient): Promise<boolean> {
  const select = { id: true };
  const found = await Promise.all([
    prisma.retailVehicle.findFirst({ select }),
    prisma.dismantledVehicle.findFirst({ select }),
    prisma.partRequest.findFirst({ select }),
    prisma.repairRequest.findFirst({ select }),
    prisma.recordVersion.findFirst({ select }),
    prisma.image.findFirst({ select }),
    // Someone has an account: this is somebody's site, and the public would see made-up vehicles on it.
    prisma.user.findFirst({ select }),
  ]);
  return found.every((record) => record === null);
}
