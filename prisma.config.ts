import { defineConfig } from "prisma/config";

// Migrations need a direct connection if DATABASE_URL is a transaction pooler.
const url = process.env.DIRECT_DATABASE_URL || process.env.DATABASE_URL;

// `env()` from prisma/config throws if the variable is unset, but `prisma generate` needs no database.
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  ...(url ? { datasource: { url } } : {}),
});
