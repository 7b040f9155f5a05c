import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ApiResponse, call, completeRetailVehicle, partRequest, signIn } from "@/e2e/support/api";
import { type FakeVinService, HTML_PAGE, startFakeVinService } from "@/e2e/support/fake-vin-service";
import { startOwnServer } from "@/e2e/support/own-server";
import { withEmptyRateLimits } from "@/e2e/support/rate-limit";
import { site } from "@/e2e/support/site";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";

const at = site.limitedUrl;

describe("a second instance", () => {
  it("shows a change made through the first one", async () => {
    const { token } = await signIn();
    const vehicle = (await call("/api/admin/retail-vehicles", { json: completeRetailVehicle(), token }))
      .body as RetailVehicle;
    const path = `/inventory/${vehicle._id}`;
    expect((await call(path, { at })).text).toContain("$5,400");
    await call(`/api/admin/retail-vehicles/${vehicle._id}`, { method: "PUT", json: { price: 4_321 }, token });
    await expect.poll(async () => (await call(path, { at })).text).toContain("$4,321");
    await expect.poll(async () => (await call("/inventory", { at })).text).toContain("$4,321");
  });

  it("rejects the token of a session that was ended through the first one", async () => {
    const { token } = await signIn();
    expect((await call("/api/auth/verify", { token, at })).status).toBe(200);
    await call("/api/auth/logout", { method: "POST", token });
    expect((await call("/api/auth/verify", { token, at })).status).toBe(401);
  });
});

describe("a caller of the public forms", () => {
  it.skipIf(site.isNextStart)(
    "is limited to 20 requests in ten minutes, regardless of forged IP addresses",
    async () => {
      const received = await withEmptyRateLimits(async () => {
        const answers: ApiResponse[] = [];
        for (let i = 0; i < 23; i += 1) {
          const headers = { "X-Forwarded-For": `203.0.113.${i}` };
          answers.push(await call("/api/part-requests", { json: partRequest(), headers, at }));
        }
        return answers;
      });
      expect(received.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(201));
      for (const rejected of received.slice(20)) {
        expect(rejected).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
        const wait = Number(rejected.headers.get("retry-after"));
        expect(wait > 0 && wait <= 600).toBe(true);
      }
    },
  );
});

describe("decoding a VIN with the live service", () => {
  const VIN = "3FA6P0G76ER244757";
  const FIELDS = {
    ModelYear: "2014",
    Make: "FORD",
    Model: "Fusion",
    Trim: "S",
    DriveType: "FWD/Front-Wheel Drive",
  };
  let service: FakeVinService;
  // Failures of the service open the circuit breaker, so no other test may use this server.
  let server: Awaited<ReturnType<typeof startOwnServer>>;
  let database: pg.Client;
  const decode = (vin = VIN) => call("/api/vin/direct-decode", { json: { vin }, at: server.url });
  beforeAll(async () => {
    service = await startFakeVinService();
    server = await startOwnServer({ VPIC_URL: service.baseUrl });
    database = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await database.connect();
  });
  beforeEach(async () => {
    await database.query(`DELETE FROM "DecodedVin"`);
    service.requests.length = 0;
  });
  afterAll(async () => {
    await service.close();
    await server.stop();
    await database.end();
  });

  it("prefers its values, fills in missing ones, and calls it once", async () => {
    service.behave({ kind: "fields", fields: FIELDS });
    const { body } = await decode();
    expect(body).toMatchObject({
      vehicleInfo: {
        year: 2014,
        make: "Ford",
        model: "Fusion",
        trim: "S",
        engineSize: "2.5L I4",
        driveType: "FWD",
      },
      source: "vpic+embedded",
    });
    await expect
      .poll(async () => (await database.query(`SELECT "vin", "source" FROM "DecodedVin"`)).rows)
      .toEqual([{ vin: VIN, source: "vpic" }]);
    expect((await decode()).body).toEqual(body);
    expect(service.requests).toHaveLength(1);
  });

  it("responds while the service hangs, and caches its late response", async () => {
    service.behave({ kind: "hang" });
    const { status, body } = await decode();
    expect(service.open()).toBe(1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ source: "embedded", vehicleInfo: { model: "Fusion" } });

    service.behave({ kind: "raw", body: "", status: 503 });
    expect((await decode()).body).toMatchObject({ source: "embedded" });
    service.respondToOpenRequests({ kind: "fields", fields: { ...FIELDS, Trim: "Late" } });
    await expect
      .poll(async () => (await decode()).body)
      .toMatchObject({ vehicleInfo: { trim: "Late" }, source: "vpic+embedded" });
  });

  it.each([
    ["an HTML page", { kind: "raw", body: HTML_PAGE, contentType: "text/html" }],
    ["429", { kind: "raw", body: "slow down", status: 429 }],
    ["503", { kind: "raw", body: HTML_PAGE, status: 503 }],
    ["an incomplete response", { kind: "break" }],
    ["wrong types", { kind: "fields", fields: { ModelYear: {}, Make: 7, Model: [] } }],
  ] as const)("returns the vehicle when the service returns %s", async (_name, behavior) => {
    service.behave(behavior);
    const { status, body } = await decode();
    expect(status).toBe(200);
    expect(body).toMatchObject({ vehicleInfo: { year: 2014, make: "Ford", model: "Fusion" } });
  });

  it("calls the service again after a response without year and model", async () => {
    service.behave({ kind: "fields", fields: { Trim: "X", Make: "FORD" } });
    await decode();
    service.behave({ kind: "fields", fields: FIELDS });
    expect((await decode()).body).toMatchObject({ vehicleInfo: { trim: "S", driveType: "FWD" } });
    expect(service.requests).toHaveLength(2);
  });

  it("returns 503 if neither source has data", async () => {
    service.behave({ kind: "raw", body: "", status: 503 });
    expect((await decode("ZZZZZZZZZZZZZZZZZ")).status).toBe(503);
  });
});
