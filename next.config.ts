import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { pagePolicy, securityPolicy } from "./lib/http/security-policy.mjs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const DAY_SECONDS = 24 * 60 * 60;

const isDevelopment = process.env.NODE_ENV === "development";
const isServerless = Boolean(process.env.VERCEL);
/** Whether lib/cache/page-cache.mjs is used, which sets the Content-Security-Policy of each page. */
const hasPageCache = !isDevelopment && !isServerless;

// React's development build uses eval().
const inlineScripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : ["'unsafe-inline'"];
// The page cache adds a second policy, for scripts, to each page. Browsers enforce both.
const policyOfPages = hasPageCache ? pagePolicy : securityPolicy(...inlineScripts);

const header = (key: string, value: string) => ({ key, value });

/** Responses that are not pages. */
const FILES = "/:area(api|_next|drawings|feeds|images|fonts|icons.svg)/:path*";
/** All other responses, except those of the admin area and of customers' requests, whose policy has a nonce (middleware.ts). */
const PAGES =
  "/:path((?!(?:api|_next|drawings|feeds|images|fonts|admin|request)(?:/|$)|login$|icons.svg$).*)";
/** Pages, except route handlers that set Cache-Control themselves. */
const CACHED_PAGES = PAGES.replace(
  "icons.svg$",
  "icons.svg$|parts/vehicle/|(?:inventory|parts)/[^/]+/picture$",
);

const nextConfig: NextConfig = {
  // Tests use a separate build folder.
  distDir: process.env.NEXT_DIST_DIR || ".next",
  cacheComponents: true,
  // The first request for a vehicle's page returns the complete page, not a shell that is completed by a script.
  partialPrefetching: false,
  cacheLife: {
    // In seconds. Pages that show records are rendered again when a record changes, and every 15 minutes for changes over
    // time: sold vehicles are removed after 30 days.
    records: { stale: 60, revalidate: 15 * 60, expire: 7 * DAY_SECONDS },
  },
  ...(hasPageCache && {
    cacheHandler: here("lib/cache/page-cache.mjs"),
    cacheHandlers: { default: here("lib/cache/data-cache.mjs") },
    cacheMaxMemorySize: 0,
  }),
  // Crawlers also get the cached pages, whose metadata is in the HTML.
  htmlLimitedBots: /(?!)/,
  poweredByHeader: false,
  // Preloads are already in the HTML, which unlike the Link header is compressed.
  reactMaxHeadersLength: 0,
  typedRoutes: true,
  serverExternalPackages: ["@node-rs/argon2", "nodemailer", "pg", "rate-limiter-flexible"],
  outputFileTracingIncludes: {
    "/api/vin/direct-decode": ["./lib/vin/data/vin-patterns.txt.gz"],
    "/inventory/[id]/picture": ["./lib/seo/fonts/*.ttf"],
    "/parts/[id]/picture": ["./lib/seo/fonts/*.ttf"],
  },
  // The first page of a list has no page number in its URL.
  redirects: async () =>
    ["/inventory", "/parts"].map((list) => ({
      source: `${list}/page/1`,
      destination: list,
      permanent: true,
    })),
  rewrites: async () => ({
    beforeFiles: [
      // By default, Next responds to this URL with the error page.
      { source: "/_global-error", destination: "/no-such-page" },
      // The page is only available with ?vehicle=.
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
    // Browsers revalidate a page on every visit (304 if unchanged), because a record may change at any time.
    ...(hasPageCache
      ? [{ source: CACHED_PAGES, headers: [header("Cache-Control", "public, max-age=0, must-revalidate")] }]
      : []),
    // Whoever has the URL of a request can open it: it is not stored, indexed, or sent to other sites.
    {
      source: "/request/:path*",
      headers: [
        header("Cache-Control", "private, no-store"),
        header("X-Robots-Tag", "noindex, nofollow"),
        header("Referrer-Policy", "no-referrer"),
      ],
    },
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
