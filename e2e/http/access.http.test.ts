import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCESS } from "@/e2e/support/access";
import {
  freshAccount,
  logIn,
  OWN_ORIGIN,
  openSession,
  query,
  refresh,
  removeAccounts,
} from "@/e2e/support/accounts";
import { call } from "@/e2e/support/api";
import { site } from "@/e2e/support/site";

// The table in e2e/support/access.ts has the status of every page and route handler for each kind of caller.

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((file) => `app/${file}`)
  .filter((file) => /(^|\/)(route|page)\.(tsx?|jsx?|mjs)$/.test(file));
const ROWS = Object.entries(ACCESS);
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const CALLERS = ["anonymous", "signed in", "disabled", "revoked"] as const;

type Caller = { token?: string; cookie?: string };
const callers = new Map<(typeof CALLERS)[number], Caller>([["anonymous", {}]]);

beforeAll(async () => {
  const [disabled, revoked] = [await freshAccount(), await openSession(await freshAccount())];
  callers.set("signed in", await openSession(await freshAccount()));
  callers.set("disabled", await openSession(disabled));
  await query(`UPDATE "User" SET "disabledAt" = now() WHERE "username" = $1`, [disabled.username]);
  callers.set("revoked", revoked);
  await call("/api/auth/logout", { method: "POST", token: revoked.token });
});
afterAll(removeAccounts);

const as = ({ token, cookie }: Caller, method: string) => ({
  method,
  ...(method === "GET" ? {} : { json: {} }),
  ...(token && { token }),
  headers: { ...OWN_ORIGIN, ...(cookie && { Cookie: cookie }) },
});

it("has a row for every page and route handler, and no others", () => {
  expect(files.length).toBeGreaterThan(30);
  expect(ROWS.map(([file]) => file).sort()).toEqual([...files].sort());
});

describe.each(ROWS)("%s", (_file, { path, methods, ends }) => {
  const isApi = path.startsWith("/api/");
  // Next renders a page for other methods too; server.mjs rejects them.
  it.skipIf(site.isNextStart && !isApi)("supports the methods of its row and no others", async () => {
    const allow = (await call(path, { method: "OPTIONS" })).headers.get("allow") ?? "";
    const supported = allow.split(", ").filter((method) => !["HEAD", "OPTIONS"].includes(method));
    expect(supported.sort()).toEqual(Object.keys(methods).sort());
    for (const method of METHODS.filter((one) => !(one in methods))) {
      const { status, headers } = await call(path, { method });
      expect(status, method).toBe(405);
      expect(headers.get("allow"), method).toBe(allow);
    }
  });

  it.each(Object.entries(methods))(
    "returns the status in its row to each caller of %s",
    async (method, statuses) => {
      const actual = [];
      for (const name of CALLERS) {
        const caller =
          name === "signed in" && ends ? await openSession(await freshAccount()) : callers.get(name);
        const { status, text } = await call(path, as(caller ?? {}, method));
        // Once a page has started to stream, Next redirects in the browser.
        const isRedirect = status === 200 && text.includes("NEXT_REDIRECT;replace;/login?from=");
        actual.push(isRedirect ? 307 : status);
      }
      expect(actual).toEqual(statuses);
    },
  );
});

describe("with only the session cookie, as in requests from another site,", () => {
  const mutations = ROWS.filter(([file]) => /^app\/api\/(admin|auth)\//.test(file)).flatMap(
    ([, { path, methods }]) =>
      Object.keys(methods)
        .filter((method) => method !== "GET")
        .map((method) => [method, path] as const),
  );

  it("no admin or auth mutation succeeds", async () => {
    const account = await freshAccount();
    const { cookie, token } = await openSession(account);
    const origins: Record<string, string>[] = [{}, { Origin: "null" }, { Origin: "https://evil.example" }];
    expect(mutations.length).toBeGreaterThan(15);
    for (const [method, path] of mutations) {
      for (const origin of origins) {
        for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
          // JSON without an Origin header does not come from a page, so valid credentials in it would sign in.
          const isForgery = "Origin" in origin || type !== "application/json";
          const text = JSON.stringify(isForgery ? account : {});
          const headers = { Cookie: cookie, "Content-Type": type, ...origin };
          const { status } = await call(path, { method, text, headers });
          const rejections = path.startsWith("/api/admin/") ? [401] : [400, 403, 415];
          expect(rejections, `${method} ${path} ${JSON.stringify(origin)} ${type}`).toContain(status);
        }
      }
    }
    // The session was neither ended nor rotated.
    expect((await call("/api/auth/verify", { token })).status).toBe(200);
    expect((await refresh({ Cookie: cookie, ...OWN_ORIGIN })).headers.getSetCookie()).toHaveLength(1);
  });

  it.each(["/api/part-requests", "/api/repair-requests", "/api/vehicle-inquiries", "/api/vin/direct-decode"])(
    "POST %s rejects the media types of another site's forms",
    async (path) => {
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
        const headers = { "Content-Type": type, Origin: "https://evil.example" };
        expect((await call(path, { method: "POST", text: "{}", headers })).status).toBe(415);
      }
      const preflight = await call(path, { method: "OPTIONS", headers: { Origin: "https://evil.example" } });
      expect([...preflight.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
    },
  );

  it("a page of another site cannot sign in", async () => {
    const account = await freshAccount();
    const foreign = { Origin: "https://evil.example" };
    expect((await logIn(account, { headers: foreign })).status).toBe(403);
  });
});
