// npm run db:seed
import { announceTags, RECORDS_TAG } from "@/lib/cache/tags";
import { seed } from "@/prisma/seed";
import { openClient } from "./client";

const prisma = openClient();
const seeded = await seed(prisma);
// A running site shows it immediately.
if (seeded) await announceTags(prisma, [RECORDS_TAG]);
await prisma.$disconnect();
if (seeded === null) {
  console.error("Nothing was written: the database already contains vehicles or requests.");
  process.exitCode = 1;
} else {
  const vehicles = seeded.retailVehicles + seeded.dismantledVehicles;
  const requests = seeded.partRequests + seeded.repairRequests + seeded.vehicleInquiries;
  console.log(`Wrote ${vehicles} vehicles and ${requests} requests of demo data.`);
}
