import { beforeAll, describe, expect, it } from "vitest";
import { type ApiResponse, call, completeRetailVehicle, freshStockNumber, signIn } from "@/e2e/support/api";
import { startFakeVinService } from "@/e2e/support/fake-vin-service";
import { dismantledVehicle } from "@/e2e/support/office-vehicles";
import { startOwnServer } from "@/e2e/support/own-server";
import { withEmptyRateLimits } from "@/e2e/support/rate-limit";
import { site } from "@/e2e/support/site";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";

const decode = (vin: unknown) => call("/api/vin/direct-decode", { json: { vin } });

let token: string;
beforeAll(async () => {
  token = (await signIn()).token;
});

describe("decoding a VIN", () => {
  it("uses the embedded data while the service is unavailable", async () => {
    const { status, body } = await decode("3FA6P0G76ER244757");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      vehicleInfo: { year: 2014, make: "Ford", model: "Fusion", transmissionType: null },
      checkDigitValid: true,
      source: "embedded",
    });
  });

  it("reports a wrong check digit without rejecting the VIN", async () => {
    const { status, body } = await decode("3FA6P0G77ER244757");
    expect(status).toBe(200);
    expect(body).toMatchObject({ checkDigitValid: false, vehicleInfo: { make: "Ford" } });
  });

  it("finds a dismantled vehicle in inventory", async () => {
    const [vehicle] = (await call("/api/dismantled-vehicles?limit=1")).body as PublicDismantledVehicle[];
    const { body } = await decode(vehicle?.vin);
    expect(body).toMatchObject({ inInventory: true, inventoryType: "dismantled", vehicleId: vehicle?._id });
  });

  it("finds a pre-owned vehicle in inventory, until it is deleted", async () => {
    const vin = "1FTFW4L86RFA86622";
    const vehicle = (
      await call("/api/admin/retail-vehicles", { json: completeRetailVehicle({ vin }), token })
    ).body as RetailVehicle;
    expect((await decode(vin)).body).toMatchObject({
      inInventory: true,
      inventoryType: "retail",
      vehicleId: vehicle._id,
    });
    await call(`/api/admin/retail-vehicles/${vehicle._id}`, { method: "DELETE", token });
    expect((await decode(vin)).body).toMatchObject({
      inInventory: false,
      inventoryType: null,
      vehicleId: null,
    });
  });

  it("does not find sold, scrapped or incomplete vehicles in inventory", async () => {
    const vin = "1FTFW4L86RFA86622";
    const vehicle = (
      await call("/api/admin/retail-vehicles", { json: completeRetailVehicle({ vin, price: null }), token })
    ).body as RetailVehicle;
    const path = `/api/admin/retail-vehicles/${vehicle._id}`;
    const change = (json: object) => call(path, { method: "PUT", json, token });
    const inInventory = async () => ((await decode(vin)).body as { inInventory: boolean }).inInventory;
    expect(await inInventory()).toBe(false);
    await change({ price: 30_500 });
    expect(await inInventory()).toBe(true);
    await change({ status: "pending" });
    expect(await inInventory()).toBe(true);
    await change({ status: "sold" });
    expect(await inInventory()).toBe(false);
    await call(path, { method: "DELETE", token });

    const json = {
      ...{ vin, stockNumber: `V-${process.pid}`, year: 2024, make: "Ford", model: "F-150", mileage: 9 },
      ...{ dateAcquired: "2026-11-02", status: "Scrapped" },
    };
    const scrapped = (await call("/api/admin/dismantled-vehicles", { json, token })).body as RetailVehicle;
    expect(await inInventory()).toBe(false);
    await call(`/api/admin/dismantled-vehicles/${scrapped._id}`, { method: "DELETE", token });
  });

  it("counts the vehicles like it that have been taken apart, and returns the nearest three", async () => {
    const created: string[] = [];
    const create = async (changes: object) => {
      const json = dismantledVehicle(freshStockNumber(), {
        ...{ vin: "3FA6P0G77ER244767", make: "FORD", model: "fusion" },
        ...changes,
      });
      const { status, body } = await call("/api/admin/dismantled-vehicles", { json, token });
      expect(status).toBe(201);
      created.push((body as { _id: string })._id);
    };
    type Donors = { donors: { count: number; nearest: { _id: string; stockNumber: string }[] } };
    const donors = async () => ((await decode("3FA6P0G76ER244757")).body as Donors).donors;
    const { count } = await donors();
    for (const year of [2014, 2014, 2014, 2014]) await create({ year, mileage: 1, notes: "Staff only" });
    const counted = await donors();
    expect(counted.count).toBe(count + 4);
    expect(counted.nearest).toHaveLength(3);
    for (const donor of counted.nearest) {
      expect(Object.keys(donor).sort()).toEqual(["_id", "miles", "name", "picture", "same", "stockNumber"]);
    }
    await create({ year: 2014, status: "Awaiting Dismantle" });
    await create({ year: 2014, status: "Scrapped" });
    await create({ year: 2005 });
    await create({ year: 2014, vin: "3FA6P0G76ER244757" });
    expect((await donors()).count).toBe(count + 4);
    for (const id of created) await call(`/api/admin/dismantled-vehicles/${id}`, { method: "DELETE", token });
  });

  it("works as the first request to a new server while the service is unavailable", async () => {
    const server = await startOwnServer();
    const { status, body } = await call("/api/vin/direct-decode", {
      json: { vin: "2GNFLPE55C6105926" },
      at: server.url,
    });
    await server.stop();
    expect(status).toBe(200);
    expect(body).toMatchObject({ vehicleInfo: { year: 2012, model: "Equinox" }, source: "embedded" });
  });

  it("responds to fifty concurrent requests while the service hangs, and calls it only a few times", async () => {
    const service = await startFakeVinService();
    service.behave({ kind: "hang" });
    const server = await startOwnServer({ VPIC_URL: service.baseUrl });
    const vins = Array.from({ length: 50 }, (_, index) => `1HGCM82633A0043${index + 10}`);
    const answers = await Promise.all(
      vins.map((vin) => call("/api/vin/direct-decode", { json: { vin }, at: server.url })),
    );
    expect(service.requests.length).toBeLessThan(10);
    await service.close();
    await server.stop();
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ source: "embedded", vehicleInfo: { make: "Honda", model: "Accord" } });
    }
  });

  it.skipIf(site.isNextStart)("is limited to 60 requests in ten minutes, valid or not", async () => {
    const answers = await withEmptyRateLimits(async () => {
      const received: ApiResponse[] = [];
      for (let i = 0; i <= 60; i += 1) {
        const vin = i % 2 === 0 ? "not a vin" : "2GNFLPE55C6105926";
        const headers = { "X-Forwarded-For": `203.0.113.${i}` };
        received.push(await call("/api/vin/direct-decode", { json: { vin }, headers, at: site.limitedUrl }));
      }
      return received;
    });
    expect(answers.findIndex(({ status }) => status === 429)).toBe(60);
    expect(answers[60]?.body).toMatchObject({ code: "too_many_requests" });
    const wait = Number(answers[60]?.headers.get("retry-after"));
    expect(wait > 0 && wait <= 600).toBe(true);
  });

  it.each([
    ["", "VIN is required"],
    [undefined, "VIN is required"],
    [17, "VIN is required"],
    ["1FTFW1ET5DFC1031", "Please enter a valid 17-character VIN"],
    ["IOQ6P0G76ER244757", "Please enter a valid 17-character VIN"],
    ["../../../../etc/pa", "Please enter a valid 17-character VIN"],
  ])("rejects %j", async (vin, error) => {
    expect(await decode(vin)).toMatchObject({ status: 400, body: { error, fields: { vin: error } } });
  });

  it("returns 503 for a VIN that neither source can decode", async () => {
    expect(await decode("ZZZZZZZZZZZZZZZZZ")).toMatchObject({
      status: 503,
      body: {
        error: "Vehicle database service is temporarily unavailable. Please try again later.",
        code: "vin_service_unavailable",
      },
    });
  });
});
