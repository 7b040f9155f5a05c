import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeVinService, startFakeVinService } from "@/e2e/support/fake-vin-service";
import { decodeVehicle } from "./decode";
import { decodeEmbedded } from "./embedded";
import { liveService, MAX_CALLS, MAX_FAILURES, MAX_WAIT_MS, PAUSE_MS } from "./live-service";
import { decodeLive, VPIC_LIMIT_MS } from "./vpic";

const LATE_MS = 15_000;
const ACCORD = { ModelYear: "2003", Make: "HONDA", Model: "Accord" };
const vins = Array.from({ length: 50 }, (_, index) => `1HGCM82633A0043${index + 10}`);

let service: FakeVinService;

beforeAll(async () => {
  service = await startFakeVinService();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  // The limits follow the fake clock as well; the service is asked over real HTTP.
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
  const answers = all.map((vin) =>
    decodeVehicle(vin, {
      live,
      embedded: decodeEmbedded,
      readCache: async () => null,
      writeCache: async () => {},
      keepAlive: (work) => background.push(work),
    }),
  );
  return { answers: Promise.all(answers), background };
}

const requests = (count: number) => vi.waitFor(() => expect(service.requests).toHaveLength(count));

describe("fifty lookups at once while the service hangs", () => {
  it("are answered after a second or three, and the service gets a few calls alone", async () => {
    service.behave({ kind: "hang" });
    const live = startService();
    const first = decodeAll(vins.slice(0, MAX_CALLS), live);
    const others = decodeAll(vins.slice(MAX_CALLS), live);
    await requests(MAX_CALLS);
    const embedded = { source: "embedded", vehicleInfo: { model: "Accord" } };
    vi.advanceTimersByTime(MAX_WAIT_MS);
    for (const answer of await others.answers) expect(answer).toMatchObject(embedded);
    vi.advanceTimersByTime(VPIC_LIMIT_MS - MAX_WAIT_MS);
    for (const answer of await first.answers) expect(answer).toMatchObject(embedded);
    vi.advanceTimersByTime(LATE_MS);
    await Promise.all([...first.background, ...others.background]);
    expect(service.requests).toHaveLength(MAX_CALLS);
  });

  it("share one call when they are all of the same VIN", async () => {
    service.behave({ kind: "hang" });
    const { answers } = decodeAll(Array(50).fill(vins[0]));
    await requests(1);
    service.answerOpen({ kind: "fields", fields: ACCORD });
    for (const answer of await answers) expect(answer).toMatchObject({ source: "vpic+embedded" });
    expect(service.requests).toHaveLength(1);
  });
});

describe("fifty lookups at once while the service works", () => {
  it("are all answered by it", async () => {
    service.behave({ kind: "fields", fields: ACCORD });
    for (const answer of await decodeAll(vins).answers)
      expect(answer).toMatchObject({ source: "vpic+embedded" });
    expect(service.requests).toHaveLength(50);
  });
});

describe("a service that fails", () => {
  it("is not called for half a minute, then by one lookup, and again by all once it works", async () => {
    service.behave({ kind: "raw", body: "", status: 503 });
    const live = startService();
    const lookUp = async (count: number) => (await decodeAll(vins.slice(0, count), live).answers)[0];
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

  it("is called on as long as it answers now and then", async () => {
    const live = startService();
    for (let i = 0; i < 10; i += 1) {
      for (let failure = 1; failure < MAX_FAILURES; failure += 1) {
        service.behave({ kind: "break" });
        await decodeAll(vins.slice(0, 1), live).answers;
      }
      service.behave({ kind: "fields", fields: ACCORD });
      const [answer] = await decodeAll(vins.slice(0, 1), live).answers;
      expect(answer).toMatchObject({ source: "vpic+embedded" });
    }
  });
});
