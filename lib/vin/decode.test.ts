import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeVinService, startFakeVinService } from "@/e2e/support/fake-vin-service";
import { type DecodeDependencies, decodeVehicle } from "./decode";
import { decodeEmbedded } from "./embedded";
import { UNKNOWN_VEHICLE, type VehicleInfo } from "./vehicle-info";
import { decodeLive, VPIC_TIMEOUT_MS } from "./vpic";

const VIN = "1HGCM82633A004352";
const UNKNOWN_MAKER_VIN = "ZZZCM82633A004352";
const CACHE_TIMEOUT_MS = 500;
const ACCORD = { ModelYear: "2003", Make: "HONDA", Model: "Accord", TransmissionStyle: "Automatic" };

let service: FakeVinService;
let cache: Map<string, VehicleInfo>;
let background: Promise<void>[];

beforeAll(async () => {
  service = await startFakeVinService();
});

beforeEach(() => {
  // Only the decoder's timeouts are faked; the service is called over real HTTP.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  cache = new Map();
  background = [];
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => service.close());

function dependencies(overrides: Partial<DecodeDependencies> = {}): DecodeDependencies {
  return {
    live: (vin) => decodeLive(vin, { baseUrl: service.baseUrl, timeoutMs: 60_000 }),
    embedded: decodeEmbedded,
    readCache: async (vin) => cache.get(vin) ?? null,
    writeCache: async (vin, info) => {
      cache.set(vin, info);
    },
    waitUntil: (work) => background.push(work),
    ...overrides,
  };
}

/** The value of a settled promise, else "none yet". */
const resultSoFar = <T>(result: Promise<T>) =>
  Promise.race([result, new Promise((resolve) => setImmediate(resolve, "none yet"))]);

describe("decoding a vehicle", () => {
  it("includes the loading of the embedded data in the timeout", async () => {
    const embedded = (vin: string) => {
      vi.advanceTimersByTime(VPIC_TIMEOUT_MS);
      return decodeEmbedded(vin);
    };
    const live = () => new Promise<never>(() => undefined);
    const result = decodeVehicle(VIN, dependencies({ embedded, live }));
    expect(await resultSoFar(result)).toMatchObject({
      source: "embedded",
      vehicleInfo: { model: "Accord" },
    });
  });

  it("merges the live result with the embedded data, and caches the live result", async () => {
    service.behave({ kind: "fields", fields: ACCORD });
    expect(await decodeVehicle(VIN, dependencies())).toMatchObject({
      kind: "decoded",
      source: "vpic+embedded",
      vehicleInfo: {
        year: 2003,
        make: "Honda",
        model: "Accord",
        transmissionType: "Automatic",
        engineSize: "3.0L V6",
      },
    });
    await Promise.all(background);
    expect(cache.get(VIN)).toEqual({
      ...UNKNOWN_VEHICLE,
      year: 2003,
      make: "Honda",
      model: "Accord",
      transmissionType: "Automatic",
    });
  });

  it("does not call the service for a cached VIN", async () => {
    cache.set(VIN, { ...UNKNOWN_VEHICLE, year: 2003, make: "Honda", model: "Accord", driveType: "FWD" });
    const before = service.requests.length;
    expect(await decodeVehicle(VIN, dependencies())).toMatchObject({ vehicleInfo: { driveType: "FWD" } });
    expect(service.requests.length).toBe(before);
  });

  it("falls back to the embedded data after three seconds when the service hangs", async () => {
    service.behave({ kind: "hang" });
    const requested = service.nextRequest();
    const result = decodeVehicle(VIN, dependencies());
    await requested;
    vi.advanceTimersByTime(2_999);
    expect(await resultSoFar(result)).toBe("none yet");
    vi.advanceTimersByTime(1);
    expect(await resultSoFar(result)).toMatchObject({ kind: "decoded", source: "embedded" });
    expect(service.open()).toBe(1);
    service.respondToOpenRequests({ kind: "break" });
    await Promise.all(background);
    expect(cache.size).toBe(0);
  });

  it("caches and reports a late live result", async () => {
    service.behave({ kind: "hang" });
    const late: string[] = [];
    const onLateResult = (vin: string) => late.push(`${vin} ${cache.get(vin)?.model}`);
    const writeCache = async (vin: string, info: VehicleInfo) => {
      await new Promise(setImmediate);
      cache.set(vin, info);
    };
    const requested = service.nextRequest();
    const result = decodeVehicle(VIN, dependencies({ onLateResult, writeCache }));
    await requested;
    vi.advanceTimersByTime(VPIC_TIMEOUT_MS);
    expect(await result).toMatchObject({ kind: "decoded", source: "embedded" });
    expect(late).toEqual([]);
    service.respondToOpenRequests({ kind: "fields", fields: ACCORD });
    await Promise.all(background);
    expect(late).toEqual([`${VIN} Accord`]);
    expect(cache.get(VIN)?.transmissionType).toBe("Automatic");
  });

  it("returns an empty result when the service has no data", async () => {
    service.behave({ kind: "fields", fields: {} });
    expect(await decodeVehicle(UNKNOWN_MAKER_VIN, dependencies())).toEqual({
      kind: "decoded",
      source: "vpic",
      vehicleInfo: UNKNOWN_VEHICLE,
    });
  });

  it("is unavailable when neither source has a result", async () => {
    service.behave({ kind: "raw", status: 503, body: "" });
    expect(await decodeVehicle(UNKNOWN_MAKER_VIN, dependencies())).toEqual({ kind: "unavailable" });
  });

  it("works when the cache fails and the data file is missing", async () => {
    service.behave({ kind: "fields", fields: ACCORD });
    const errors: unknown[] = [];
    const fail = () => Promise.reject(new Error("no database"));
    const embedded = () => {
      throw new Error("no file");
    };
    const onEmbeddedError = (error: unknown) => errors.push(error);
    const result = await decodeVehicle(
      VIN,
      dependencies({ readCache: fail, writeCache: fail, embedded, onEmbeddedError }),
    );
    expect(result).toMatchObject({ kind: "decoded", source: "vpic", vehicleInfo: { model: "Accord" } });
    expect(errors).toEqual([new Error("no file")]);
    await Promise.all(background);
  });

  it("calls the service when the cache takes longer than half a second", async () => {
    service.behave({ kind: "fields", fields: ACCORD });
    const before = service.requests.length;
    const readCache = () => new Promise<null>(() => undefined);
    const result = decodeVehicle(VIN, dependencies({ readCache }));
    vi.advanceTimersByTime(CACHE_TIMEOUT_MS - 1);
    expect(await resultSoFar(result)).toBe("none yet");
    expect(service.requests.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(await result).toMatchObject({ kind: "decoded", source: "vpic+embedded" });
  });

  it("returns after three seconds when both the cache and the service hang", async () => {
    service.behave({ kind: "hang" });
    const readCache = () => new Promise<null>(() => undefined);
    const requested = service.nextRequest();
    const result = decodeVehicle(VIN, dependencies({ readCache }));
    vi.advanceTimersByTime(CACHE_TIMEOUT_MS);
    await requested;
    vi.advanceTimersByTime(VPIC_TIMEOUT_MS - CACHE_TIMEOUT_MS);
    expect(await resultSoFar(result)).toMatchObject({ kind: "decoded", source: "embedded" });
    service.respondToOpenRequests({ kind: "break" });
    await Promise.all(background);
  });
});
