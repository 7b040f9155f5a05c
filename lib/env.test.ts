import { describe, expect, it } from "vitest";
import { EnvironmentError, parseEnvironment } from "@/lib/env";

const VERCEL = {
  VERCEL: "1",
  VERCEL_URL: "shop-a1b2.vercel.app",
  VERCEL_BRANCH_URL: "shop-git-main.vercel.app",
  VERCEL_PROJECT_PRODUCTION_URL: "www.example.com",
};

describe("the environment", () => {
  it("has defaults for all variables", () => {
    expect(parseEnvironment({})).toMatchObject({
      port: 3000,
      siteUrl: "http://localhost:3000",
      siteIsLoopback: true,
      siteIsHttps: false,
      demoData: true,
      rateLimits: true,
    });
  });

  it("treats an empty value as unset", () => {
    expect(parseEnvironment({ PORT: "", DATABASE_URL: "" })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it("has the settings of emails", () => {
    const settings = {
      SMTP_URL: "smtps://user:p%40ss@mail.example.com",
      EMAIL_FROM: "Hometown Auto <shop@example.com>",
      OFFICE_EMAIL: "counter@example.com",
      CRON_SECRET: "0123456789abcdef",
    };
    expect(parseEnvironment(settings)).toMatchObject({
      smtpUrl: settings.SMTP_URL,
      emailFrom: settings.EMAIL_FROM,
      officeEmail: settings.OFFICE_EMAIL,
      cronSecret: settings.CRON_SECRET,
    });
  });

  it("uses only the origin of SITE_URL", () => {
    expect(parseEnvironment({ SITE_URL: "https://www.example.com/" })).toMatchObject({
      siteUrl: "https://www.example.com",
      siteIsHttps: true,
      siteIsLoopback: false,
    });
  });

  it.each([
    ["PORT", "0", "PORT must be a whole number from 1 to 65535."],
    ["PORT", "80a", "PORT must be a whole number from 1 to 65535."],
    ["SITE_URL", "example.com", "SITE_URL must be a URL such as https://www.example.com."],
    [
      "SITE_URL",
      "https://example.com/shop",
      "SITE_URL must have no path: the site lives at the root of its host.",
    ],
    [
      "DATABASE_URL",
      "mysql://x/y",
      "DATABASE_URL must be a URL such as postgresql://user:password@localhost:5432/shop.",
    ],
    [
      "DIRECT_DATABASE_URL",
      "mysql://x/y",
      "DIRECT_DATABASE_URL must be a URL such as postgresql://user:password@localhost:5432/shop.",
    ],
    ["DATABASE_POOL_SIZE", "1", "DATABASE_POOL_SIZE must be a whole number from 2 to 100."],
    ["DATABASE_POOL_SIZE", "many", "DATABASE_POOL_SIZE must be a whole number from 2 to 100."],
    [
      "BLOB_READ_WRITE_TOKEN",
      "secret",
      "BLOB_READ_WRITE_TOKEN must look like vercel_blob_rw_<store>_<secret>.",
    ],
    ["NEXTAUTH_SECRET", "short", "NEXTAUTH_SECRET must have at least 32 characters."],
    [
      "ADMIN_USERNAME",
      "a b",
      "ADMIN_USERNAME must have 3 to 64 letters, digits, dots, dashes, underscores or @.",
    ],
    ["ADMIN_PASSWORD", "short", "ADMIN_PASSWORD must have at least 12 characters."],
    ["DEMO_DATA", "yes", "DEMO_DATA must be 0 (start empty) or 1."],
    ["VPIC_URL", "vpic", "VPIC_URL must be a URL such as https://vpic.nhtsa.dot.gov/api."],
    [
      "TRUSTED_PROXIES",
      "10.0.0.0/8,proxy.local",
      "TRUSTED_PROXIES must list addresses and ranges such as 10.0.0.7, 192.168.0.0/16 or fd00::/8, not 'proxy.local'.",
    ],
    [
      "SMTP_URL",
      "https://mail.example.com",
      "SMTP_URL must be a URL such as smtps://user:password@mail.example.com.",
    ],
    [
      "EMAIL_FROM",
      "Shop shop@example.com",
      "EMAIL_FROM must be an address such as shop@example.com or Shop <shop@example.com>.",
    ],
    [
      "EMAIL_FROM",
      "Shop <a@b.com>\r\nBcc: <c@d.com>",
      "EMAIL_FROM must be an address such as shop@example.com or Shop <shop@example.com>.",
    ],
    ["OFFICE_EMAIL", "a@b.com, c@d.com", "OFFICE_EMAIL must be an email address such as shop@example.com."],
    [
      "CRON_SECRET",
      "too short",
      "CRON_SECRET must have at least 16 letters, digits or the characters . ~ + / = - _",
    ],
    ["RATE_LIMITS", "no", "RATE_LIMITS must be on or off."],
  ])("rejects %s=%s with one sentence", (name, value, message) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(new EnvironmentError(message));
  });

  it("has 8 connections per pool, 2 on Vercel, or DATABASE_POOL_SIZE", () => {
    expect(parseEnvironment({}).databasePoolSize).toBe(8);
    expect(parseEnvironment({ VERCEL: "1", VERCEL_URL: "x.example" }).databasePoolSize).toBe(2);
    expect(
      parseEnvironment({ VERCEL: "1", VERCEL_URL: "x.example", DATABASE_POOL_SIZE: "5" }).databasePoolSize,
    ).toBe(5);
  });

  it("rejects DIRECT_DATABASE_URL without DATABASE_URL", () => {
    expect(() => parseEnvironment({ DIRECT_DATABASE_URL: "postgresql://localhost/shop" })).toThrow(
      "DIRECT_DATABASE_URL needs DATABASE_URL: both must lead to the same database.",
    );
  });

  it("does not include the password of an invalid DATABASE_URL in the error", () => {
    expect(() => parseEnvironment({ DATABASE_URL: "mysql://root:hunter2@x/y" })).toThrow(/^(?!.*hunter2)/);
  });

  it.each([
    {
      name: "production",
      variables: { VERCEL_ENV: "production", ...VERCEL },
      siteUrl: "https://www.example.com",
      ownOrigins: [
        "https://www.example.com",
        "https://shop-git-main.vercel.app",
        "https://shop-a1b2.vercel.app",
      ],
    },
    {
      name: "a preview of a branch",
      variables: { VERCEL_ENV: "preview", ...VERCEL },
      siteUrl: "https://shop-git-main.vercel.app",
      ownOrigins: ["https://shop-git-main.vercel.app", "https://shop-a1b2.vercel.app"],
    },
    {
      name: "a preview without a branch",
      variables: { VERCEL_ENV: "preview", ...VERCEL, VERCEL_BRANCH_URL: "" },
      siteUrl: "https://shop-a1b2.vercel.app",
      ownOrigins: ["https://shop-a1b2.vercel.app"],
    },
    {
      name: "a preview with SITE_URL",
      variables: { VERCEL_ENV: "preview", ...VERCEL, SITE_URL: "https://preview.example.com/" },
      siteUrl: "https://preview.example.com",
      ownOrigins: [
        "https://preview.example.com",
        "https://shop-git-main.vercel.app",
        "https://shop-a1b2.vercel.app",
      ],
    },
  ])("on Vercel, $name has its own origins", ({ variables, siteUrl, ownOrigins }) => {
    const env = parseEnvironment(variables);
    expect(env).toMatchObject({ siteUrl, siteIsHttps: true, siteIsLoopback: false });
    expect([...env.ownOrigins]).toEqual(ownOrigins);
    expect(() => parseEnvironment({ ...variables, RATE_LIMITS: "off" })).toThrow(/RATE_LIMITS=off/);
  });

  it.each([
    ["elsewhere", { ...VERCEL, VERCEL: "" }],
    ["in vercel dev", { ...VERCEL, VERCEL_ENV: "development" }],
  ])("ignores Vercel's URLs %s", (_where, variables) => {
    const env = parseEnvironment(variables);
    expect([env.siteUrl, ...env.ownOrigins]).toEqual(["http://localhost:3000", "http://localhost:3000"]);
  });

  it("requires a URL on Vercel", () => {
    expect(() => parseEnvironment({ VERCEL: "1", VERCEL_ENV: "production" })).toThrow(
      /^SITE_URL must be set/,
    );
  });

  it("allows disabled rate limits for a loopback SITE_URL only", () => {
    expect(parseEnvironment({ RATE_LIMITS: "off", SITE_URL: "http://127.0.0.1:3000" }).rateLimits).toBe(
      false,
    );
    expect(() => parseEnvironment({ RATE_LIMITS: "off", SITE_URL: "https://www.example.com" })).toThrow(
      /RATE_LIMITS=off is for load tests on this machine only/,
    );
  });
});
