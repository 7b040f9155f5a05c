import { randomBytes } from "node:crypto";

/** The variables the site reads. */
const SITE_VARIABLES = [
  "PORT",
  "SITE_URL",
  "DATABASE_URL",
  "DIRECT_DATABASE_URL",
  "DATABASE_POOL_SIZE",
  "BLOB_READ_WRITE_TOKEN",
  "VERCEL_BLOB_API_URL",
  "NEXTAUTH_SECRET",
  "ADMIN_USERNAME",
  "ADMIN_PASSWORD",
  "DEMO_DATA",
  "VPIC_URL",
  "TRUSTED_PROXIES",
  "RATE_LIMITS",
];

/**
 * The environment of the tests: ours, but with nothing of the real site in it. Each variable is set, if only to nothing,
 * because Next would otherwise take it from .env.
 * @param {{ port?: number, databaseUrl?: string }} [world]
 */
export function testEnvironment({ port, databaseUrl = "" } = {}) {
  const siteUrl = port ? `http://127.0.0.1:${port}` : "";
  return {
    ...process.env,
    ...Object.fromEntries(SITE_VARIABLES.map((name) => [name, ""])),
    PORT: port ? String(port) : "",
    SITE_URL: siteUrl,
    NEXTAUTH_URL: siteUrl,
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
    ADMIN_USERNAME: "admin",
    ADMIN_PASSWORD: randomBytes(12).toString("base64url"),
    // Nothing listens there: VINs are decoded from the data that ships with the site.
    VPIC_URL: "http://127.0.0.1:1/api",
    // All tests come from one address; what tests the limits uses the server that has them.
    RATE_LIMITS: "off",
    NEXT_DIST_DIR: ".cache/next-test",
    NEXT_TELEMETRY_DISABLED: "1",
    npm_lifecycle_event: undefined,
  };
}
