import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeVinService, startFakeVinService } from "@/e2e/support/fake-vin-service";
import { decodeVehicle } from "./decode";
import { decodeEmbedded } from "./embedded";
import { liveService, MAX_CALLS, MAX_FAILURES, MAX_WAIT_MS, PAUSE_MS } from "./live-service";
import { decodeLive, VPIC_TIMEOUT_MS } from "./vpic";

const LATE_MS = 15_000;
const ACCORD = { ModelYear: "2003", Make: "HONDA", Model: "Accord" };
const vins = Array.from({ length: 50 }, (_, index) => `1HGCM82633A0043${index + 10}`);

let service: FakeVinService;

beforeAll(async () => {
  service = await startFakeVinService();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  // The timeouts use the fake clock too; the service is called over real HTTP.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });
  service.requests.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(() => service.close());

const startService = () =>
  liveService((vin) => decodeLive(vin, { baseUrl: service.baseUrl, timeoutMs: LATE_MS }));

function decodeAll(all: readonly string[], live = startService()) {
  const background: Promise<void>[] = [];
  const results = all.map((vin) =>
    decodeVehicle(vin, {
      live,
      embedded: decodeEmbedded,
      readCache: async () => null,
      writeCache: async () => {},
      waitUntil: (work) => background.push(work),
    }),
  );
  return { results: Promise.all(results), background };
}

const requests = (count: number) => vi.waitFor(() => expect(service.requests).toHaveLength(count));

describe("fifty concurrent lookups while the service hangs", () => {
  it("return within one or three seconds, and cause only a few calls", async () => {
    service.behave({ kind: "hang" });
    const live = startService();
    const first = decodeAll(vins.slice(0, MAX_CALLS), live);
    const others = decodeAll(vins.slice(MAX_CALLS), live);
    await requests(MAX_CALLS);
    const embedded = { source: "embedded", vehicleInfo: { model: "Accord" } };
    vi.advanceTimersByTime(MAX_WAIT_MS);
    for (const result of await others.results) expect(result).toMatchObject(embedded);
    vi.advanceTimersByTime(VPIC_TIMEOUT_MS - MAX_WAIT_MS);
    for (const result of await first.results) expect(result).toMatchObject(embedded);
    vi.advanceTimersByTime(LATE_MS);
    await Promise.all([...first.background, ...others.background]);
    expect(service.requests).toHaveLength(MAX_CALLS);
  });

  it("share one call when they are for the same VIN", async () => {
    service.behave({ kind: "hang" });
    const { results } = decodeAll(Array(50).fill(vins[0]));
    await requests(1);
    service.respondToOpenRequests({ kind: "fields", fields: ACCORD });
    for (const result of await results) expect(result).toMatchObject({ source: "vpic+embedded" });
    expect(service.requests).toHaveLength(1);
  });
});

describe("fifty concurrent lookups while the service works", () => {
  it("all use its results", async () => {
    service.behave({ kind: "fields", fields: ACCORD });
    for (const result of await decodeAll(vins).results)
      expect(result).toMatchObject({ source: "vpic+embedded" });
    expect(service.requests).toHaveLength(50);
  });
});

describe("a failing service", () => {
  it("is not called for 30 seconds, then by one lookup, and by all after a success", async () => {
    service.behave({ kind: "raw", body: "", status: 503 });
    const live = startService();
    const lookUp = async (count: number) => (await decodeAll(vins.slice(0, count), live).results)[0];
    for (let i = 0; i < MAX_FAILURES; i += 1) await lookUp(1);
    expect(await lookUp(10)).toMatchObject({ source: "embedded" });
    expect(service.requests).toHaveLength(MAX_FAILURES);
    vi.advanceTimersByTime(PAUSE_MS);
    await lookUp(10);
    expect(service.requests).toHaveLength(MAX_FAILURES + 1);
    service.behave({ kind: "fields", fields: ACCORD });
    await lookUp(1);
    expect(service.requests).toHaveLength(MAX_FAILURES + 1);
    vi.advanceTimersByTime(PAUSE_MS);
    expect(await lookUp(10)).toMatchObject({ source: "vpic+embedded" });
    expect(service.requests).toHaveLength(MAX_FAILURES + 11);
  });

  it("is still called if it succeeds occasionally", async () => {
    const live = startService();
    for (let i = 0; i < 10; i += 1) {
      for (let failure = 1; failure < MAX_FAILURES; failure += 1) {
        service.behave({ kind: "break" });
        await decodeAll(vins.slice(0, 1), live).results;
      }
      service.behave({ kind: "fields", fields: ACCORD });
      const [result] = await decodeAll(vins.slice(0, 1), live).results;
      expect(result).toMatchObject({ source: "vpic+embedded" });
    }
  });
});
