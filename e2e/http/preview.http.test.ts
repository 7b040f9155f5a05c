import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "@/e2e/support/api";
import { startOwnServer } from "@/e2e/support/own-server";
import { site } from "@/e2e/support/site";

const OWN_ORIGINS = ["https://shop-git-fix.vercel.app", "https://shop-a1b2.vercel.app"];
const PRODUCTION = "https://www.example.com";

let server: Awaited<ReturnType<typeof startOwnServer>>;

beforeAll(async () => {
  server = await startOwnServer({
    VERCEL: "1",
    VERCEL_ENV: "preview",
    VERCEL_URL: "shop-a1b2.vercel.app",
    VERCEL_BRANCH_URL: "shop-git-fix.vercel.app",
    VERCEL_PROJECT_PRODUCTION_URL: "www.example.com",
    SITE_URL: "",
    NEXTAUTH_URL: "",
    RATE_LIMITS: "",
  });
}, 60_000);

afterAll(() => server?.stop());

const post = (path: string, origin: string, { json, cookie }: { json?: unknown; cookie?: string } = {}) =>
  call(path, {
    at: server.url,
    method: "POST",
    json,
    headers: { Origin: origin, ...(cookie ? { Cookie: cookie } : {}) },
  });

describe("a preview deployment without SITE_URL", () => {
  it.each(OWN_ORIGINS)("signs in from its page at %s", async (origin) => {
    const login = await post("/api/auth/login", origin, { json: site.administrator });
    expect(login.status).toBe(200);
    const [line = ""] = login.headers.getSetCookie().filter((set) => set.includes("session-token"));
    expect(line).toMatch(/^__Host-next-auth\.session-token=.*; Secure(;|$)/);
    const [cookie = ""] = line.split(";");

    const { accessToken } = login.body as { accessToken: string };
    const claims = JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString());
    expect(claims.iss).toBe(OWN_ORIGINS[0]);
    expect((await call("/api/auth/verify", { at: server.url, token: accessToken })).status).toBe(200);

    const session = await call("/api/auth/session", { at: server.url, headers: { Cookie: cookie } });
    expect(session.body).toMatchObject({ admin: { username: site.administrator.username } });
    expect((await post("/api/auth/refresh", origin, { cookie })).status).toBe(200);
  });

  it.each([PRODUCTION, "https://shop-c3d4.vercel.app", "http://shop-a1b2.vercel.app"])(
    "rejects requests from pages of %s",
    async (origin) => {
      for (const path of ["/api/auth/login", "/api/auth/refresh"]) {
        const answer = await post(path, origin, { json: site.administrator });
        expect(answer, path).toMatchObject({ status: 403, body: { code: "foreign_origin" } });
      }
    },
  );
});
