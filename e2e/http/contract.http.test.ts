import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Answer, call } from "@/e2e/support/api";

/** Every address of the API, from its files; [id] stands for a record that does not exist. */
const addresses = readdirSync("app/api", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("/route.ts") && !file.includes("[..."))
  .map((file) => `/api/${file.replace("/route.ts", "").replace("[id]", "no-such-record-0")}`);

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

function expectEnvelope({ status, headers, body, text }: Answer) {
  expect(headers.get("content-type")).toContain("application/json");
  expect(body, text).toMatchObject({
    error: expect.stringMatching(/\w/),
    code: expect.stringMatching(/^[a-z_]+$/),
  });
  expect(text).not.toMatch(/node_modules|\bat .*\.(js|ts):\d+|prisma/i);
  expect(status).toBeGreaterThanOrEqual(400);
}

describe("the API", () => {
  it("knows its addresses", () => {
    expect(addresses).toContain("/api/part-requests");
    expect(addresses.length).toBeGreaterThan(15);
  });

  it.each(addresses)("never answers anything but JSON, nor a failure of its own, at %s", async (path) => {
    for (const method of METHODS) {
      const answer = await call(path, { method, ...(method === "GET" ? {} : { text: "{" }) });
      expect(answer.status, `${method} ${path}`).toBeLessThan(500);
      if (answer.status >= 400) expectEnvelope(answer);
      if (answer.status === 405) expect(answer.headers.get("allow")).not.toContain(method);
    }
  });

  it.each(addresses)("says at %s which methods it takes", async (path) => {
    const { status, headers } = await call(path, { method: "OPTIONS" });
    expect(status).toBe(204);
    const allowed = headers.get("allow")?.split(", ") ?? [];
    for (const method of METHODS.filter((one) => !allowed.includes(one))) {
      const refused = await call(path, { method });
      expect(refused.status, `${method} ${path}`).toBe(405);
      expect(refused.headers.get("allow")).toBe(headers.get("allow"));
    }
  });

  it.each(["/api", "/api/nothing", "/api/admin/nothing", "/api/retail-vehicles/a/b", "/api/auth/signin"])(
    "answers 404 as JSON at %s",
    async (path) => {
      const answer = await call(path);
      expect(answer.status).toBe(404);
      expectEnvelope(answer);
    },
  );

  it.each([
    ["no JSON", "nonsense", "application/json", 400, "malformed_json"],
    ["a list", "[]", "application/json", 400, "malformed_json"],
    ["nothing", "", "application/json", 400, "malformed_json"],
    ["a form", "vin=1", "application/x-www-form-urlencoded", 415, "unsupported_media_type"],
    ["plain text", "{}", "text/plain", 415, "unsupported_media_type"],
    ["too much", JSON.stringify({ vin: "x".repeat(70_000) }), "application/json", 413, "body_too_large"],
  ])("refuses %s as a body", async (_name, text, type, status, code) => {
    const answer = await call("/api/part-requests", { text, headers: { "Content-Type": type } });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code });
  });

  it("refuses an endless body once it is too long, whatever its Content-Length says", async () => {
    const chunk = new TextEncoder().encode("x".repeat(16_384));
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += chunk.byteLength;
        if (sent > 4_000_000) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const { site } = await import("@/e2e/support/site");
    const response = await fetch(`${site.url}/api/part-requests`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      duplex: "half",
    } as RequestInit).catch(() => null);
    // The server may also close the connection while we are still sending.
    expect([413, undefined]).toContain(response?.status);
  });

  it("tells that it is well", async () => {
    const { status, body } = await call("/api/health");
    expect(status).toBe(200);
    expect(body).toEqual({ status: "ok", version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });
});
