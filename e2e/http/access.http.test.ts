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

// Whoever adds a file that answers requests says in e2e/support/access.ts who may ask it, and it is tried here.

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((file) => `app/${file}`)
  .filter((file) => /(^|\/)(route|page)\.(tsx?|jsx?|mjs)$/.test(file));
const ROWS = Object.entries(ACCESS);
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

it("has a row for every file that answers requests, and none for another", () => {
  expect(files.length).toBeGreaterThan(30);
  expect(ROWS.map(([file]) => file).sort()).toEqual([...files].sort());
});

describe.each(ROWS)("%s", (_file, { path, methods, ends }) => {
  it("takes the methods of its row", async () => {
    if (!path.startsWith("/api/")) return expect(Object.keys(methods)).toEqual(["GET"]);
    const allow = (await call(path, { method: "OPTIONS" })).headers.get("allow") ?? "";
    const taken = allow.split(", ").filter((method) => !["HEAD", "OPTIONS"].includes(method));
    expect(taken.sort()).toEqual(Object.keys(methods).sort());
  });

  it.each(Object.entries(methods))("answers each caller of %s as its row says", async (method, statuses) => {
    const answered = [];
    for (const name of CALLERS) {
      const caller =
        name === "signed in" && ends ? await openSession(await freshAccount()) : callers.get(name);
      const { status, text } = await call(path, as(caller ?? {}, method));
      // A page that has begun its answer sends the visitor away from within.
      const sentAway = status === 200 && text.includes("NEXT_REDIRECT;replace;/login?from=");
      answered.push(sentAway ? 307 : status);
    }
    expect(answered).toEqual(statuses);
  });
});

describe("with the cookie alone, as a foreign page would send it,", () => {
  const mutations = ROWS.filter(([file]) => /^app\/api\/(admin|auth)\//.test(file)).flatMap(
    ([, { path, methods }]) =>
      Object.keys(methods)
        .filter((method) => method !== "GET")
        .map((method) => [method, path] as const),
  );

  it("no mutation of the office does anything", async () => {
    const account = await freshAccount();
    const { cookie, token } = await openSession(account);
    const origins: Record<string, string>[] = [{}, { Origin: "null" }, { Origin: "https://evil.example" }];
    expect(mutations.length).toBeGreaterThan(15);
    for (const [method, path] of mutations) {
      for (const origin of origins) {
        for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
          // A name and a password that no page has sent are no forgery.
          const isForgery = "Origin" in origin || type !== "application/json";
          const text = JSON.stringify(isForgery ? account : {});
          const headers = { Cookie: cookie, "Content-Type": type, ...origin };
          const { status } = await call(path, { method, text, headers });
          const refused = path.startsWith("/api/admin/") ? [401] : [400, 403, 415];
          expect(refused, `${method} ${path} ${JSON.stringify(origin)} ${type}`).toContain(status);
        }
      }
    }
    // Neither ended nor traded.
    expect((await call("/api/auth/verify", { token })).status).toBe(200);
    expect((await refresh({ Cookie: cookie, ...OWN_ORIGIN })).headers.getSetCookie()).toHaveLength(1);
  });

  it.each(["/api/part-requests", "/api/repair-requests", "/api/vin/direct-decode"])(
    "POST %s takes nothing that a form of another site can send",
    async (path) => {
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
        const headers = { "Content-Type": type, Origin: "https://evil.example" };
        expect((await call(path, { method: "POST", text: "{}", headers })).status).toBe(415);
      }
      const preflight = await call(path, { method: "OPTIONS", headers: { Origin: "https://evil.example" } });
      expect([...preflight.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
    },
  );

  it("nobody is signed in by another site's page", async () => {
    const account = await freshAccount();
    const foreign = { Origin: "https://evil.example" };
    expect((await logIn(account, { headers: foreign })).status).toBe(403);
  });
});
