import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/generated/prisma/client";

/** The connection string of the database. */
export function targetDatabase(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set: run this through its npm script.");
  return url;
}

/** A separate database client. The caller must disconnect it. */
export function openClient(): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg({ connectionString: targetDatabase(), max: 2 }) });
}
