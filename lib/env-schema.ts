import { z } from "zod";
import { parseTrustedProxies } from "@/lib/http/client-address";

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const urlSchema = (name: string, protocols: readonly string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `${name} must be a URL such as ${example}.`,
  });

/** The variables that the product reads, and the settings that follow from them. */
export const environmentSchema = z
  .object({
    PORT: optional(
      z
        .string()
        .refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535, {
          error: "PORT must be a whole number from 1 to 65535.",
        })
        .transform(Number),
    ),
    SITE_URL: optional(
      urlSchema("SITE_URL", ["http:", "https:"], "https://www.example.com").refine(
        (value) => !URL.canParse(value) || new URL(value).pathname === "/",
        { error: "SITE_URL must have no path: the site lives at the root of its host." },
      ),
    ),
    DATABASE_URL: optional(
      urlSchema(
        "DATABASE_URL",
        ["postgres:", "postgresql:"],
        "postgresql://user:password@localhost:5432/shop",
      ),
    ),
    DIRECT_DATABASE_URL: optional(
      urlSchema(
        "DIRECT_DATABASE_URL",
        ["postgres:", "postgresql:"],
        "postgresql://user:password@localhost:5432/shop",
      ),
    ),
    DATABASE_POOL_SIZE: optional(
      z
        .string()
        .refine((value) => /^\d{1,3}$/.test(value) && Number(value) >= 2 && Number(value) <= 100, {
          error: "DATABASE_POOL_SIZE must be a whole number from 2 to 100.",
        })
        .transform(Number),
    ),
    BLOB_READ_WRITE_TOKEN: optional(
      z.string().regex(/^vercel_blob_rw_[A-Za-z0-9]+_[A-Za-z0-9]+$/, {
        error: "BLOB_READ_WRITE_TOKEN must look like vercel_blob_rw_<store>_<secret>.",
      }),
    ),
    VERCEL_BLOB_API_URL: optional(
      urlSchema("VERCEL_BLOB_API_URL", ["http:", "https:"], "http://127.0.0.1:4000"),
    ),
    NEXTAUTH_SECRET: optional(
      z.string().min(32, { error: "NEXTAUTH_SECRET must have at least 32 characters." }),
    ),
    ADMIN_USERNAME: optional(
      z.string().regex(/^[A-Za-z0-9._@-]{3,64}$/, {
        error: "ADMIN_USERNAME must have 3 to 64 letters, digits, dots, dashes, underscores or @.",
      }),
    ),
    ADMIN_PASSWORD: optional(
      z
        .string()
        .min(12, { error: "ADMIN_PASSWORD must have at least 12 characters." })
        .max(200, { error: "ADMIN_PASSWORD must have at most 200 characters." }),
    ),
    DEMO_DATA: optional(z.enum(["0", "1"], { error: "DEMO_DATA must be 0 (start empty) or 1." })),
    VPIC_URL: optional(urlSchema("VPIC_URL", ["http:", "https:"], "https://vpic.nhtsa.dot.gov/api")),
    TRUSTED_PROXIES: z
      .string()
      .default("")
      .transform((value, context) => {
        try {
          return parseTrustedProxies(value);
        } catch (error) {
          context.addIssue({ code: "custom", message: error instanceof Error ? error.message : "" });
          return z.NEVER;
        }
      }),
    SMTP_URL: optional(urlSchema("SMTP_URL", ["smtp:", "smtps:"], "smtps://user:password@mail.example.com")),
    EMAIL_FROM: optional(
      z.string().regex(/^[^<>"\\,;:@\p{Cc}]* ?<[^\s<>@,;]+@[^\s<>@,;]+>$|^[^\s<>@,;]+@[^\s<>@,;]+$/u, {
        error: "EMAIL_FROM must be an address such as shop@example.com or Shop <shop@example.com>.",
      }),
    ),
    OFFICE_EMAIL: optional(
      z.string().regex(/^[^\s<>@,;]+@[^\s<>@,;]+$/, {
        error: "OFFICE_EMAIL must be an email address such as shop@example.com.",
      }),
    ),
    CRON_SECRET: optional(
      z.string().regex(/^[\w.~+/=-]{16,}$/, {
        error: "CRON_SECRET must have at least 16 letters, digits or the characters . ~ + / = - _",
      }),
    ),
    RATE_LIMITS: optional(z.enum(["on", "off"], { error: "RATE_LIMITS must be on or off." })),
    // Set by Vercel. The URLs are host names without a scheme.
    VERCEL: optional(z.string()),
    VERCEL_ENV: optional(z.string()),
    VERCEL_URL: optional(z.string()),
    VERCEL_BRANCH_URL: optional(z.string()),
    VERCEL_PROJECT_PRODUCTION_URL: optional(z.string()),
  })
  .transform((raw, context) => {
    const port = raw.PORT ?? 3000;
    const isDeployment = raw.VERCEL === "1" && raw.VERCEL_ENV !== "development";
    const deploymentUrls = isDeployment ? vercelUrls(raw) : [];
    const configuredUrl = raw.SITE_URL ?? deploymentUrls[0];
    if (isDeployment && configuredUrl === undefined) {
      context.addIssue({
        code: "custom",
        message: "SITE_URL must be set, or the Vercel project must expose its system environment variables.",
      });
      return z.NEVER;
    }
    const siteUrl = new URL(configuredUrl ?? `http://localhost:${port}`).origin;
    return {
      port,
      /** Origin without a trailing slash, such as https://www.example.com. */
      siteUrl,
      /** All origins of this deployment, including siteUrl. */
      ownOrigins: new Set([siteUrl, ...deploymentUrls]),
      siteIsLoopback: LOOPBACK_HOSTS.has(new URL(siteUrl).hostname),
      siteIsHttps: siteUrl.startsWith("https:"),
      databaseUrl: raw.DATABASE_URL,
      directDatabaseUrl: raw.DIRECT_DATABASE_URL,
      /** Connections per pool. Serverless hosts run many small instances with one database. */
      databasePoolSize: raw.DATABASE_POOL_SIZE ?? (raw.VERCEL ? 2 : 8),
      blobToken: raw.BLOB_READ_WRITE_TOKEN,
      /** The URL of a fake blob server in tests. The client of Vercel Blob reads the variable itself. */
      blobApiUrl: raw.VERCEL_BLOB_API_URL,
      authSecret: raw.NEXTAUTH_SECRET,
      adminUsername: raw.ADMIN_USERNAME,
      adminPassword: raw.ADMIN_PASSWORD,
      demoData: raw.DEMO_DATA !== "0",
      vpicUrl: (raw.VPIC_URL ?? "https://vpic.nhtsa.dot.gov/api").replace(/\/+$/, ""),
      /** The reverse proxies whose X-Forwarded-For header is trusted. */
      trustedProxies: raw.TRUSTED_PROXIES,
      /** The mail server. Without one, emails are written to files. */
      smtpUrl: raw.SMTP_URL,
      /** The From header of emails, if it is not the default. */
      emailFrom: raw.EMAIL_FROM,
      /** The shop's address for notifications and replies, if it is not that of lib/business.ts. */
      officeEmail: raw.OFFICE_EMAIL,
      /** The bearer token of /api/cron. */
      cronSecret: raw.CRON_SECRET,
      /** Whether this is Vercel, which runs no background work between requests. */
      isServerless: Boolean(raw.VERCEL),
      rateLimits: raw.RATE_LIMITS !== "off",
    };
  })
  .refine((env) => !env.directDatabaseUrl || env.databaseUrl, {
    error: "DIRECT_DATABASE_URL needs DATABASE_URL: both must lead to the same database.",
  })
  .refine((env) => env.rateLimits || env.siteIsLoopback, {
    error:
      "RATE_LIMITS=off is for load tests on this machine only: SITE_URL must then be a loopback address such as http://localhost:3000.",
  });

type VercelVariables = {
  VERCEL_ENV?: string | undefined;
  VERCEL_URL?: string | undefined;
  VERCEL_BRANCH_URL?: string | undefined;
  VERCEL_PROJECT_PRODUCTION_URL?: string | undefined;
};

/** The origins of this deployment on Vercel, preferred first. The production origin is not an origin of previews. */
function vercelUrls(raw: VercelVariables): string[] {
  const production = raw.VERCEL_ENV === "production" ? [raw.VERCEL_PROJECT_PRODUCTION_URL] : [];
  return [...production, raw.VERCEL_BRANCH_URL, raw.VERCEL_URL].flatMap((host) =>
    host ? [new URL(`https://${host}`).origin] : [],
  );
}

/** The validated environment with defaults. */
export type Environment = z.output<typeof environmentSchema>;
