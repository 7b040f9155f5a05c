import type { PrismaClient } from "@/lib/generated/prisma/client";

/**
 * Whether nothing was ever stored. The history of changes is also checked, so that demo data does not come back after
 * the owner deleted it. The first administrator is created after the demo data.
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
    // With an account the site is in use, and the public must not see demo vehicles.
    prisma.user.findFirst({ select }),
  ]);
  return found.every((record) => record === null);
}
