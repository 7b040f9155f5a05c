import { beforeAll, describe, expect, it } from "vitest";
import { call, completeRetailVehicle, signIn } from "@/e2e/support/api";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";

const decode = (vin: unknown) => call("/api/vin/direct-decode", { json: { vin } });

let token: string;
beforeAll(async () => {
  token = (await signIn()).token;
});

describe("decoding a VIN", () => {
  it("works from the site's own data while the service is away", async () => {
    const { status, body } = await decode("3FA6P0G76ER244757");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      vehicleInfo: { year: 2014, make: "Ford", model: "Fusion", transmissionType: null },
      checkDigitValid: true,
      source: "embedded",
    });
  });

  it("warns of a wrong check digit without refusing", async () => {
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

  it.each([
    ["", "VIN is required"],
    [undefined, "VIN is required"],
    [17, "VIN is required"],
    ["1FTFW1ET5DFC1031", "Please enter a valid 17-character VIN"],
    ["IOQ6P0G76ER244757", "Please enter a valid 17-character VIN"],
    ["../../../../etc/pa", "Please enter a valid 17-character VIN"],
  ])("refuses %j", async (vin, error) => {
    expect(await decode(vin)).toMatchObject({ status: 400, body: { error, fields: { vin: error } } });
  });

  it("has no answer for a VIN that nobody can know", async () => {
    expect(await decode("ZZZZZZZZZZZZZZZZZ")).toMatchObject({
      status: 503,
      body: {
        error: "Vehicle database service is temporarily unavailable. Please try again later.",
        code: "vin_service_unavailable",
      },
    });
  });
});
