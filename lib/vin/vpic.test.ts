import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  type FakeVinService,
  HTML_PAGE,
  startFakeVinService,
  type VinServiceBehavior,
  vpicEnvelope,
} from "@/e2e/support/fake-vin-service";
import { decodeLive, VPIC_TIMEOUT_MS } from "./vpic";

const VIN = "1HGCM82633A004352";

/** A recorded response, including its unrounded displacement and empty drive type. */
const ACCORD = {
  ModelYear: "2003",
  Make: "HONDA",
  Model: "Accord",
  Trim: "EX-V6",
  Series: "",
  DisplacementL: "2.998832712",
  EngineCylinders: "6",
  EngineConfiguration: "V-Shaped",
  TransmissionStyle: "Automatic",
  DriveType: "",
};

let service: FakeVinService;

beforeAll(async () => {
  service = await startFakeVinService();
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(() => service.close());

function decode(behavior: VinServiceBehavior, timeoutMs = 60_000) {
  service.behave(behavior);
  return decodeLive(VIN, { baseUrl: service.baseUrl, timeoutMs });
}

describe("the live service", () => {
  it("is called for one VIN, as JSON", async () => {
    await decode({ kind: "fields", fields: ACCORD });
    expect(service.requests.at(-1)).toBe(`/api/vehicles/DecodeVinValues/${VIN}?format=json`);
  });

  it("returns a vehicle with the site's values", async () => {
    expect(await decode({ kind: "fields", fields: ACCORD })).toEqual({
      kind: "decoded",
      vehicleInfo: {
        year: 2003,
        make: "Honda",
        model: "Accord",
        trim: "EX-V6",
        engineSize: "3.0L V6",
        transmissionType: "Automatic",
        driveType: null,
      },
    });
  });

  it.each([
    ["Continuously Variable Transmission (CVT)", "CVT", "4WD/4-Wheel Drive/4x4", "4WD"],
    ["Dual-Clutch Transmission (DCT)", "Dual Clutch", "FWD/Front-Wheel Drive", "FWD"],
    ["Something new", null, "4x2", null],
  ])(
    "maps %s and its drive type to the values of the forms",
    async (style, transmissionType, drive, driveType) => {
      const fields = { ...ACCORD, TransmissionStyle: style, DriveType: drive };
      expect(await decode({ kind: "fields", fields })).toMatchObject({
        vehicleInfo: { transmissionType, driveType },
      });
    },
  );

  it("has a base URL with an optional trailing slash", async () => {
    service.behave({ kind: "fields", fields: ACCORD });
    expect((await decodeLive(VIN, { baseUrl: `${service.baseUrl}/` })).kind).toBe("decoded");
  });

  it("decodes VINs with a wrong check digit", async () => {
    const result = await decode({ kind: "fields", fields: { ...ACCORD, ErrorCode: "1,4" } });
    expect(result.kind).toBe("decoded");
  });

  it.each(["", " ", "Not Applicable", "N/A", null, undefined, [], {}, true, "0", "x".repeat(200)])(
    "returns %j for unknown values",
    async (empty) => {
      const fields = { ...ACCORD, Trim: empty, TransmissionStyle: empty, DisplacementL: empty };
      const result = await decode({ kind: "fields", fields });
      expect(result).toMatchObject({
        kind: "decoded",
        vehicleInfo: { model: "Accord", trim: null, transmissionType: null, engineSize: null },
      });
    },
  );

  it("may return numbers instead of strings", async () => {
    const fields = { ...ACCORD, ModelYear: 2003, EngineCylinders: 6, DisplacementL: 3 };
    const result = await decode({ kind: "fields", fields });
    expect(result).toMatchObject({ vehicleInfo: { year: 2003, engineSize: "3.0L V6" } });
  });

  it("may return a partial result", async () => {
    const result = await decode({ kind: "raw", body: JSON.stringify({ Results: [{ Make: "FORD" }] }) });
    expect(result).toMatchObject({ kind: "decoded", vehicleInfo: { make: "Ford", model: null, year: null } });
  });

  it("returns no model year that contradicts position 10", async () => {
    // The code 3 can only be 2003 in this VIN.
    for (const year of ["2004", "1973", "2033", "0", "20033", "-3"]) {
      const result = await decode({ kind: "fields", fields: { ...ACCORD, ModelYear: year } });
      expect(result, year).toMatchObject({ vehicleInfo: { year: null, model: "Accord" } });
    }
  });

  it("returns any model year for VINs of markets without year codes", async () => {
    service.behave({ kind: "fields", fields: { ...ACCORD, ModelYear: "2004", Make: "VOLKSWAGEN" } });
    const result = await decodeLive("WVWZZZ1JZ3W386752", { baseUrl: service.baseUrl });
    expect(result).toMatchObject({ vehicleInfo: { year: 2004, make: "Volkswagen" } });
  });

  it("may include the VIN in the response", async () => {
    expect((await decode({ kind: "fields", fields: { ...ACCORD, VIN } })).kind).toBe("decoded");
  });

  it("returns no trim from a list of alternatives", async () => {
    const fields = { ...ACCORD, Trim: "LE/SE/XLE", Series: "EX" };
    expect(await decode({ kind: "fields", fields })).toMatchObject({ vehicleInfo: { trim: null } });
  });

  it.each([
    ["no detailed data", vpicEnvelope({ ErrorCode: "8", ModelYear: "2003", Make: "", Model: null })],
    ["no result", JSON.stringify({ Results: [] })],
  ])("has no data for the vehicle: %s", async (_name, body) => {
    expect(await decode({ kind: "raw", body })).toEqual({ kind: "unknown" });
  });

  it("is not called for a text that is not a VIN", async () => {
    const before = service.requests.length;
    expect(await decodeLive("../../etc", { baseUrl: service.baseUrl })).toEqual({ kind: "unknown" });
    expect(service.requests.length).toBe(before);
  });
});

describe("the live service is unavailable:", () => {
  it.each<[string, string, VinServiceBehavior]>([
    ["too many requests", "status", { kind: "raw", status: 429, body: "" }],
    ["down", "status", { kind: "raw", status: 503, contentType: "text/html", body: HTML_PAGE }],
    ["an HTML page with status 200", "not_json", { kind: "raw", contentType: "text/html", body: HTML_PAGE }],
    ["an empty body", "not_json", { kind: "raw", body: "" }],
    ["JSON of another shape", "malformed", { kind: "raw", body: '{"Results":"none"}' }],
    ["JSON null", "malformed", { kind: "raw", body: "null" }],
    ["a result that is not an object", "malformed", { kind: "raw", body: '{"Results":["x"]}' }],
    [
      "a response for another VIN",
      "malformed",
      { kind: "fields", fields: { ...ACCORD, VIN: "3FA6P0G76ER244757" } },
    ],
    ["a lost connection", "network", { kind: "break" }],
    ["an endless response", "too_large", { kind: "flood" }],
  ])("%s", async (_name, reason, behavior) => {
    expect(await decode(behavior)).toEqual({ kind: "unavailable", reason });
  });

  it.each<[string, VinServiceBehavior]>([
    ["it never responds", { kind: "hang" }],
    ["its body is incomplete", { kind: "half" }],
  ])("%s before the timeout", async (_name, behavior) => {
    // Fake timers do not support AbortSignal.timeout.
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    service.behave(behavior);
    const result = decodeLive(VIN, { baseUrl: service.baseUrl });
    await expect.poll(() => service.open()).toBe(1);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(VPIC_TIMEOUT_MS);
    limit.abort();
    expect(await result).toEqual({ kind: "unavailable", reason: "timeout" });
    // The connection is closed.
    await expect.poll(() => service.open()).toBe(0);
  });

  it("the connection is refused", async () => {
    const stopped = await startFakeVinService();
    await stopped.close();
    const result = await decodeLive(VIN, { baseUrl: stopped.baseUrl });
    expect(result).toEqual({ kind: "unavailable", reason: "network" });
  });

  it("its URL is invalid", async () => {
    expect((await decodeLive(VIN, { baseUrl: "not a url" })).kind).toBe("unavailable");
  });

  it("the request is aborted", async () => {
    service.behave({ kind: "hang" });
    const abort = new AbortController();
    const result = decodeLive(VIN, { baseUrl: service.baseUrl, signal: abort.signal });
    abort.abort();
    expect(await result).toEqual({ kind: "unavailable", reason: "aborted" });
  });
});
