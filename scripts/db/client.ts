import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/generated/prisma/client";

/** The connection string of the database. */
export function targetDatabase(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set: run this through its npm script.");
  return url;
}

/** A separate database client, in UTC like that of lib/db.ts. The caller must disconnect it. */
export function openClient(): PrismaClient {
  const adapter = new PrismaPg({
    connectionString: targetDatabase(),
    max: 2,
    onConnect: (connection) => connection.query("SET TIME ZONE 'UTC'"),
  });
  return new PrismaClient({ adapter });
}
