import { describe, expect, it } from "vitest";
import { type ApiResponse, call } from "@/e2e/support/api";
import { sendRaw } from "@/e2e/support/raw";
import { site } from "@/e2e/support/site";

// Requests that neither the site's pages nor correct clients send.

const MALFORMED_FORM = {
  method: "POST",
  text: "--another\r\nnot a part",
  headers: { "Content-Type": "multipart/form-data; boundary=one" },
};

const comparable = ({ status, headers, text }: ApiResponse) => ({
  status,
  type: headers.get("content-type"),
  isEmptyObject: text === "{}",
});

describe("a URL below /api/auth that does not exist", () => {
  it.each(["nope", "signin", "csrf", "callback/credentials", "session/nope"])(
    "is 404 for every method: %s",
    async (path) => {
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
        const answer = await call(`/api/auth/${path}`, { method });
        expect(answer, method).toMatchObject({ status: 404, body: { code: "not_found" } });
      }
    },
  );
});

describe("a data prefetch, which only the Pages Router supports", () => {
  it.each([
    "/api/health",
    "/api/nope",
    "/api/retail-vehicles?limit=1",
    "/api/admin/retail-vehicles",
    "/login",
    "/admin",
    "/inventory/no-such-vehicle",
    "/drawings/suv-blue-lot.svg",
  ])("is handled as a normal request to %s", async (path) => {
    const headers = { "x-middleware-prefetch": "1" };
    expect(comparable(await call(path, { headers }))).toEqual(comparable(await call(path)));
  });
});

describe("a form that is posted to a page", () => {
  it.each(["/", "/about", "/repair", "/inventory/no-such-vehicle", "/login", "/no-such-page"])(
    "is rejected at %s, malformed or not",
    async (path) => {
      for (const type of [
        "multipart/form-data; boundary=one",
        "multipart/form-data",
        "Multipart/Form-Data; boundary=one",
      ]) {
        const answer = await call(path, { ...MALFORMED_FORM, headers: { "Content-Type": type } });
        expect(answer.status, type).toBe(405);
        expect(answer.headers.get("allow"), type).toMatch(/^GET, ?HEAD/);
      }
    },
  );

  it("does not bypass the sign-in check of the admin area", async () => {
    expect([307, 405]).toContain((await call("/admin", MALFORMED_FORM)).status);
  });
});

it.each(["/_global-error", "/_error", "/500"])("Next's page %s returns 404", async (path) => {
  expect((await call(path)).status).toBe(404);
  expect((await call(path, { method: "HEAD" })).status).toBe(404);
});

// Next returns 500 for these; server.mjs rejects them.
describe.skipIf(site.isNextStart)("the server", () => {
  it.each([
    ["OPTIONS", "*"],
    ["GET", "*"],
    ["POST", "*"],
    ["GET", "**"],
    ["GET", "*?x=1"],
  ])("rejects %s %s with the error envelope", async (method, path) => {
    const { status, text } = await sendRaw(path, { method });
    expect(status).toBe(400);
    expect(JSON.parse(text)).toEqual({ error: expect.any(String), code: "malformed_address" });
  });

  // Node's HTTP parser rejects these before server.mjs receives them.
  it.each(["about", "?x=1"])("rejects GET %s with an empty body", async (path) => {
    expect(await sendRaw(path)).toMatchObject({ status: 400, text: "" });
  });

  it.each(["/icons.svg", "/fonts/barlow-400.woff2", "/about", "/sitemap.xml", "/feeds/meta-vehicles.csv"])(
    "supports only GET and HEAD at %s",
    async (path) => {
      for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
        const { status, headers } = await call(path, { method });
        expect(status, method).toBe(405);
        expect(headers.get("allow")).toBe("GET, HEAD");
      }
    },
  );

  it.each([
    { Range: "bytes=9999999-" },
    { Range: "bytes=5-1" },
    { "If-Match": '"another"' },
    { "If-Unmodified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" },
  ] as Record<string, string>[])("serves the complete file for a request with %j", async (headers) => {
    const { status, text } = await call("/icons.svg", { headers });
    expect(status).toBe(200);
    expect(text).toContain("<svg");
  });
});
