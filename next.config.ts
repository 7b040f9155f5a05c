import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { securityPolicy } from "./scripts/site/security-policy.mjs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const DAY_SECONDS = 24 * 60 * 60;

const isDevelopment = process.env.NODE_ENV === "development";

// Pages bring a policy of their own: stored ones from scripts/site/page-store.mjs, those of the office from middleware.ts,
// and the server around Next gives the strictest to all that have none. Where neither that store nor that server runs,
// inline scripts have to be allowed as such. React's development build rebuilds stacks with eval.
const platformPolicy = [
  ...(isDevelopment ? [securityPolicy("'unsafe-inline'", "'unsafe-eval'")] : []),
  ...(process.env.VERCEL ? [securityPolicy("'unsafe-inline'")] : []),
].map((value) => ({ key: "Content-Security-Policy", value }));

const securityHeaders = [
  ...platformPolicy,
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Permissions-Policy", value: "geolocation=(), microphone=(), payment=(), usb=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

const nextConfig: NextConfig = {
  // Tests build beside the site that runs.
  distDir: process.env.NEXT_DIST_DIR || ".next",
  cacheComponents: true,
  // The first visitor of a vehicle's page gets it whole, not a shell that needs a script to fill it.
  partialPrefetching: false,
  cacheLife: {
    // What shows our records: rendered anew when they change, and a few times a day for what time alone changes
    // (a sold vehicle leaves the site after 30 days). Seconds.
    records: { stale: 60, revalidate: 15 * 60, expire: 7 * DAY_SECONDS },
  },
  // Stored pages stay in memory: after a restart none of them is trusted, and addresses that nobody knows fill no disk.
  experimental: { isrFlushToDisk: false },
  ...(process.env.VERCEL ? {} : { cacheHandler: here("scripts/site/page-store.mjs") }),
  poweredByHeader: false,
  typedRoutes: true,
  serverExternalPackages: ["@node-rs/argon2", "pg"],
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
      // The page behind ?vehicle= has no address of its own: what is asked for there exists as little as elsewhere.
      { source: "/contact/:path+", destination: "/no-such-page" },
      // Nor have the lists that the server could not load, which it answers with itself (scripts/site/failed-pages.mjs).
      { source: "/:list(inventory|parts)/page/unloaded", destination: "/no-such-page" },
      {
        source: "/contact",
        has: [{ type: "query", key: "vehicle", value: "(?<vehicle>[\\w-]+)" }],
        destination: "/contact/:vehicle",
      },
    ],
  }),
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    {
      source: "/fonts/:file*",
      headers: [{ key: "Cache-Control", value: `public, max-age=${365 * DAY_SECONDS}, immutable` }],
    },
    {
      source: "/icons.svg",
      headers: [
        { key: "Cache-Control", value: `public, max-age=${DAY_SECONDS}, stale-while-revalidate=604800` },
      ],
    },
  ],
};

export default nextConfig;
