import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { pagePolicy, securityPolicy } from "./lib/http/security-policy.mjs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const DAY_SECONDS = 24 * 60 * 60;

const isDevelopment = process.env.NODE_ENV === "development";
const isServerless = Boolean(process.env.VERCEL);
/** Whether pages come from lib/cache/page-cache.mjs, which gives each one its own Content-Security-Policy. */
const hasPageCache = !isDevelopment && !isServerless;

// React's development build evaluates strings.
const inlineScripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : ["'unsafe-inline'"];
// Where there is a page cache, it adds a second policy, for scripts, to each page. Browsers enforce both.
const policyOfPages = hasPageCache ? pagePolicy : securityPolicy(...inlineScripts);

const header = (key: string, value: string) => ({ key, value });

/** Responses that are not pages. */
const FILES = "/:area(api|_next|drawings|images|fonts|icons.svg)/:path*";
/** All other responses, except the admin area's, whose policy has the nonce of each request (middleware.ts). */
const PAGES = "/:path((?!(?:api|_next|drawings|images|fonts|admin)(?:/|$)|login$|icons.svg$).*)";
/** Pages without the route handlers among them, which have a Cache-Control of their own. */
const CACHED_PAGES = PAGES.replace("icons.svg$", "icons.svg$|parts/vehicle/|inventory/[^/]+/picture$");

const nextConfig: NextConfig = {
  // Tests build into a folder of their own.
  distDir: process.env.NEXT_DIST_DIR || ".next",
  cacheComponents: true,
  // The first visitor of a vehicle's page gets it complete, not a shell that needs a script to fill it.
  partialPrefetching: false,
  cacheLife: {
    // Pages that show records: rendered again when a record changes, and every 15 minutes for what changes with time
    // (a sold vehicle leaves the site after 30 days). Seconds.
    records: { stale: 60, revalidate: 15 * 60, expire: 7 * DAY_SECONDS },
  },
  ...(hasPageCache && {
    cacheHandler: here("lib/cache/page-cache.mjs"),
    cacheHandlers: { default: here("lib/cache/data-cache.mjs") },
    cacheMaxMemorySize: 0,
  }),
  // Crawlers get the cached pages as well: their metadata is in the HTML.
  htmlLimitedBots: /(?!)/,
  poweredByHeader: false,
  // Preloads are in the HTML, which is compressed, and need not be repeated in a Link header.
  reactMaxHeadersLength: 0,
  typedRoutes: true,
  serverExternalPackages: ["@node-rs/argon2", "pg", "rate-limiter-flexible"],
  outputFileTracingIncludes: {
    "/api/vin/direct-decode": ["./lib/vin/data/vin-patterns.txt.gz"],
    "/inventory/[id]/picture": ["./lib/seo/fonts/*.ttf"],
  },
  // The first page of a list is the list.
  redirects: async () =>
    ["/inventory", "/parts"].map((list) => ({
      source: `${list}/page/1`,
      destination: list,
      permanent: true,
    })),
  rewrites: async () => ({
    beforeFiles: [
      // Next would respond to this URL with the error page.
      { source: "/_global-error", destination: "/no-such-page" },
      // The page behind ?vehicle= has no URL of its own.
      { source: "/contact/:path+", destination: "/no-such-page" },
      {
        source: "/contact",
        has: [{ type: "query", key: "vehicle", value: "(?<vehicle>[\\w-]+)" }],
        destination: "/contact/:vehicle",
      },
    ],
  }),
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        header("X-Content-Type-Options", "nosniff"),
        header("Referrer-Policy", "strict-origin-when-cross-origin"),
        header("X-Frame-Options", "DENY"),
        header("Permissions-Policy", "geolocation=(), microphone=(), payment=(), usb=()"),
        header("Cross-Origin-Opener-Policy", "same-origin"),
      ],
    },
    {
      source: "/:path*",
      has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
      headers: [header("Strict-Transport-Security", `max-age=${365 * DAY_SECONDS}`)],
    },
    { source: FILES, headers: [header("Content-Security-Policy", securityPolicy())] },
    { source: PAGES, headers: [header("Content-Security-Policy", policyOfPages)] },
    // Browsers ask whether a page has changed (304 if not), because nothing tells them of an edit.
    ...(hasPageCache
      ? [{ source: CACHED_PAGES, headers: [header("Cache-Control", "public, max-age=0, must-revalidate")] }]
      : []),
    {
      source: "/fonts/:file*",
      headers: [header("Cache-Control", `public, max-age=${365 * DAY_SECONDS}, immutable`)],
    },
    {
      source: "/icons.svg",
      headers: [header("Cache-Control", `public, max-age=${DAY_SECONDS}, stale-while-revalidate=604800`)],
    },
  ],
};

export default nextConfig;
