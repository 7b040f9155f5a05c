import type { NextConfig } from "next";

const DAY_SECONDS = 24 * 60 * 60;

// React's development build rebuilds stacks with eval; the production build never does.
const evalInDevelopment = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";

const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${evalInDevelopment}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://*.public.blob.vercel-storage.com",
  "font-src 'self'",
  // Where a host takes no large request, photos go from the office straight to the blob store.
  "connect-src 'self' https://vercel.com/api/blob/",
  "frame-src https://www.openstreetmap.org",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const securityHeaders = [
  { key: "Content-Security-Policy", value: contentSecurityPolicy },
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
  poweredByHeader: false,
  typedRoutes: true,
  serverExternalPackages: ["@node-rs/argon2", "pg"],
  outputFileTracingIncludes: { "/api/vin/direct-decode": ["./lib/vin/data/vin-patterns.txt.gz"] },
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
