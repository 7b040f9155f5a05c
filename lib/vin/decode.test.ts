import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeVinService, startFakeVinService } from "@/e2e/support/fake-vin-service";
import { type DecodeDependencies, decodeVehicle } from "./decode";
import { decodeEmbedded } from "./embedded";
import { UNKNOWN_VEHICLE, type VehicleInfo } from "./vehicle-info";
import { decodeLive, VPIC_LIMIT_MS } from "./vpic";

const VIN = "1HGCM82633A004352";
const UNKNOWN_MAKER_VIN = "ZZZCM82633A004352";
const CACHE_LIMIT_MS = 500;
const ACCORD = { ModelYear: "2003", Make: "HONDA", Model: "Accord", TransmissionStyle: "Automatic" };

let service: FakeVinService;
let cache: Map<string, VehicleInfo>;
let background: Promise<void>[];

beforeAll(async () => {
  service = await startFakeVinService();
});

beforeEach(() => {
  // Only the decoder's own limits: the service is asked over real HTTP.
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
    keepAlive: (work) => background.push(work),
    ...overrides,
  };
}

/** The answer if there is one by now, else "none yet". */
const answerSoFar = <T>(answer: Promise<T>) =>
  Promise.race([answer, new Promise((resolve) => setImmediate(resolve, "none yet"))]);

describe("decoding a vehicle", () => {
  it("counts the loading of the embedded data towards the limit", async () => {
    const embedded = (vin: string) => {
      vi.advanceTimersByTime(VPIC_LIMIT_MS);
      return decodeEmbedded(vin);
    };
    const live = () => new Promise<never>(() => undefined);
    const answer = decodeVehicle(VIN, dependencies({ embedded, live }));
    expect(await answerSoFar(answer)).toMatchObject({
      source: "embedded",
      vehicleInfo: { model: "Accord" },
    });
  });

  it("merges the live answer with the embedded data and keeps the live answer", async () => {
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

  it("does not ask the service again for what the cache holds", async () => {
    cache.set(VIN, { ...UNKNOWN_VEHICLE, year: 2003, make: "Honda", model: "Accord", driveType: "FWD" });
    const before = service.requests.length;
    expect(await decodeVehicle(VIN, dependencies())).toMatchObject({ vehicleInfo: { driveType: "FWD" } });
    expect(service.requests.length).toBe(before);
  });

  it("falls back on the embedded data after three seconds when the service hangs", async () => {
    service.behave({ kind: "hang" });
    const asked = service.nextRequest();
    const answer = decodeVehicle(VIN, dependencies());
    await asked;
    vi.advanceTimersByTime(2_999);
    expect(await answerSoFar(answer)).toBe("none yet");
    vi.advanceTimersByTime(1);
    expect(await answerSoFar(answer)).toMatchObject({ kind: "decoded", source: "embedded" });
    expect(service.open()).toBe(1);
    service.answerOpen({ kind: "break" });
    await Promise.all(background);
    expect(cache.size).toBe(0);
  });

  it("hands a late live answer to the cache and tells of it", async () => {
    service.behave({ kind: "hang" });
    const late: string[] = [];
    const onLate = (vin: string) => late.push(`${vin} ${cache.get(vin)?.model}`);
    const writeCache = async (vin: string, info: VehicleInfo) => {
      await new Promise(setImmediate);
      cache.set(vin, info);
    };
    const asked = service.nextRequest();
    const answer = decodeVehicle(VIN, dependencies({ onLate, writeCache }));
    await asked;
    vi.advanceTimersByTime(VPIC_LIMIT_MS);
    expect(await answer).toMatchObject({ kind: "decoded", source: "embedded" });
    expect(late).toEqual([]);
    service.answerOpen({ kind: "fields", fields: ACCORD });
    await Promise.all(background);
    expect(late).toEqual([`${VIN} Accord`]);
    expect(cache.get(VIN)?.transmissionType).toBe("Automatic");
  });

  it("is an answer, though an empty one, when the service knows nothing", async () => {
    service.behave({ kind: "fields", fields: {} });
    expect(await decodeVehicle(UNKNOWN_MAKER_VIN, dependencies())).toEqual({
      kind: "decoded",
      source: "vpic",
      vehicleInfo: UNKNOWN_VEHICLE,
    });
  });

  it("is unavailable only when neither source can say anything", async () => {
    service.behave({ kind: "raw", status: 503, body: "" });
    expect(await decodeVehicle(UNKNOWN_MAKER_VIN, dependencies())).toEqual({ kind: "unavailable" });
  });

  it("survives a cache that fails and a data file that is gone", async () => {
    service.behave({ kind: "fields", fields: ACCORD });
    const faults: unknown[] = [];
    const fail = () => Promise.reject(new Error("no database"));
    const embedded = () => {
      throw new Error("no file");
    };
    const onFault = (error: unknown) => faults.push(error);
    const answer = await decodeVehicle(
      VIN,
      dependencies({ readCache: fail, writeCache: fail, embedded, onFault }),
    );
    expect(answer).toMatchObject({ kind: "decoded", source: "vpic", vehicleInfo: { model: "Accord" } });
    expect(faults).toEqual([new Error("no file")]);
    await Promise.all(background);
  });

  it("asks the service when the cache has not answered within half a second", async () => {
    service.behave({ kind: "fields", fields: ACCORD });
    const before = service.requests.length;
    const readCache = () => new Promise<null>(() => undefined);
    const answer = decodeVehicle(VIN, dependencies({ readCache }));
    vi.advanceTimersByTime(CACHE_LIMIT_MS - 1);
    expect(await answerSoFar(answer)).toBe("none yet");
    expect(service.requests.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(await answer).toMatchObject({ kind: "decoded", source: "vpic+embedded" });
  });

  it("answers after three seconds when both the cache and the service hang", async () => {
    service.behave({ kind: "hang" });
    const readCache = () => new Promise<null>(() => undefined);
    const asked = service.nextRequest();
    const answer = decodeVehicle(VIN, dependencies({ readCache }));
    vi.advanceTimersByTime(CACHE_LIMIT_MS);
    await asked;
    vi.advanceTimersByTime(VPIC_LIMIT_MS - CACHE_LIMIT_MS);
    expect(await answerSoFar(answer)).toMatchObject({ kind: "decoded", source: "embedded" });
    service.answerOpen({ kind: "break" });
    await Promise.all(background);
  });
});
