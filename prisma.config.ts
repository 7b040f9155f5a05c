import { defineConfig } from "prisma/config";

// Migrations need a direct connection where DATABASE_URL leads to a transaction pooler.
const url = process.env.DIRECT_DATABASE_URL || process.env.DATABASE_URL;

// `env()` of prisma/config throws when the variable is unset, and `prisma generate` needs no database.
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  ...(url ? { datasource: { url } } : {}),
});
