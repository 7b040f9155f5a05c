import { afterEach, expect, it, vi } from "vitest";

const PREVIEW = {
  VERCEL: "1",
  VERCEL_ENV: "preview",
  VERCEL_URL: "shop-a1b2.vercel.app",
  VERCEL_BRANCH_URL: "shop-git-main.vercel.app",
  VERCEL_PROJECT_PRODUCTION_URL: "www.example.com",
};
const PRODUCTION = { ...PREVIEW, VERCEL_ENV: "production" };
const OWN_SERVER = { SITE_URL: "https://www.example.com" };
const LOOPBACK = { SITE_URL: "http://localhost:3000" };

afterEach(() => vi.unstubAllEnvs());

// The environment is read once for each process, so the module is loaded again for each set of variables.
async function isAccepted(variables: Record<string, string>, origin: string | null): Promise<boolean> {
  vi.resetModules();
  vi.stubEnv("RATE_LIMITS", "");
  vi.stubEnv("SITE_URL", "");
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { requireOwnOrigin } = await import("@/lib/auth/origin");
  const headers = { host: "127.0.0.1:3000", ...(origin === null ? {} : { origin }) };
  try {
    requireOwnOrigin(new Request("http://127.0.0.1:3000/", { headers }), { missing: "refuse" });
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: "foreign_origin" });
    return false;
  }
}

it.each([
  ["its own deployment", PREVIEW, "https://shop-a1b2.vercel.app", true],
  ["its own branch", PREVIEW, "https://shop-git-main.vercel.app", true],
  ["production, from a preview", PREVIEW, "https://www.example.com", false],
  ["its own deployment without TLS", PREVIEW, "http://shop-a1b2.vercel.app", false],
  ["another deployment", PREVIEW, "https://shop-c3d4.vercel.app", false],
  ["a host that begins with its name", PREVIEW, "https://shop-a1b2.vercel.app.example.net", false],
  ["this machine, from a preview", PREVIEW, "http://127.0.0.1:3000", false],
  ["no origin", PREVIEW, null, false],
  ["the production URL", PRODUCTION, "https://www.example.com", true],
  ["the deployment in production", PRODUCTION, "https://shop-a1b2.vercel.app", true],
  ["SITE_URL", OWN_SERVER, "https://www.example.com", true],
  [
    "a Vercel URL on another host",
    { ...OWN_SERVER, VERCEL_URL: "a.vercel.app" },
    "https://a.vercel.app",
    false,
  ],
  ["another loopback name", LOOPBACK, "http://127.0.0.1:3000", true],
  ["another port of this machine", LOOPBACK, "http://127.0.0.1:3001", false],
])("a request from %s", async (_name, variables, origin, accepted) => {
  expect(await isAccepted(variables, origin)).toBe(accepted);
});

it.each([
  ["a page with the referrer policy no-referrer", { origin: "null", "sec-fetch-site": "same-origin" }, true],
  ["such a page on plain HTTP", { origin: "null" }, true],
  ["its own page", { origin: "https://www.example.com", "sec-fetch-site": "same-origin" }, true],
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, false],
  ["another site, on plain HTTP", { origin: "http://evil.example" }, false],
  ["a sandboxed frame of another site", { origin: "null", "sec-fetch-site": "cross-site" }, false],
  ["another subdomain", { origin: "https://a.example.com", "sec-fetch-site": "same-site" }, false],
])("a form of %s", async (_name, headers, accepted) => {
  vi.resetModules();
  vi.stubEnv("RATE_LIMITS", "");
  vi.stubEnv("SITE_URL", OWN_SERVER.SITE_URL);
  const { requireOwnForm } = await import("@/lib/auth/origin");
  const check = () => requireOwnForm(new Request("https://www.example.com/", { headers }));
  if (accepted) expect(check).not.toThrow();
  else expect(check).toThrow("did not come from a page of this site");
});
