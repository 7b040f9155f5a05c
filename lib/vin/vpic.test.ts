import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  type FakeVinService,
  HTML_PAGE,
  startFakeVinService,
  type VinServiceBehavior,
  vpicEnvelope,
} from "@/e2e/support/fake-vin-service";
import { decodeLive, VPIC_LIMIT_MS } from "./vpic";

const VIN = "1HGCM82633A004352";

/** A live answer, as captured: the odd displacement and the empty drive type are the service's own. */
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

function ask(behavior: VinServiceBehavior, timeoutMs = 60_000) {
  service.behave(behavior);
  return decodeLive(VIN, { baseUrl: service.baseUrl, timeoutMs });
}

describe("the live service", () => {
  it("is asked for exactly one VIN, as JSON", async () => {
    await ask({ kind: "fields", fields: ACCORD });
    expect(service.requests.at(-1)).toBe(`/api/vehicles/DecodeVinValues/${VIN}?format=json`);
  });

  it("gives a vehicle in the words of the site", async () => {
    expect(await ask({ kind: "fields", fields: ACCORD })).toEqual({
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
    "has %s and its drive spelled as in the forms' lists",
    async (style, transmissionType, drive, driveType) => {
      const fields = { ...ACCORD, TransmissionStyle: style, DriveType: drive };
      expect(await ask({ kind: "fields", fields })).toMatchObject({
        vehicleInfo: { transmissionType, driveType },
      });
    },
  );

  it("may be told its address with a slash at the end", async () => {
    service.behave({ kind: "fields", fields: ACCORD });
    expect((await decodeLive(VIN, { baseUrl: `${service.baseUrl}/` })).kind).toBe("decoded");
  });

  it("still decodes when it objects to the check digit", async () => {
    const answer = await ask({ kind: "fields", fields: { ...ACCORD, ErrorCode: "1,4" } });
    expect(answer.kind).toBe("decoded");
  });

  it.each(["", " ", "Not Applicable", "N/A", null, undefined, [], {}, true, "0", "x".repeat(200)])(
    "says nothing by %j",
    async (nothing) => {
      const fields = { ...ACCORD, Trim: nothing, TransmissionStyle: nothing, DisplacementL: nothing };
      const answer = await ask({ kind: "fields", fields });
      expect(answer).toMatchObject({
        kind: "decoded",
        vehicleInfo: { model: "Accord", trim: null, transmissionType: null, engineSize: null },
      });
    },
  );

  it("may send numbers for texts", async () => {
    const fields = { ...ACCORD, ModelYear: 2003, EngineCylinders: 6, DisplacementL: 3 };
    const answer = await ask({ kind: "fields", fields });
    expect(answer).toMatchObject({ vehicleInfo: { year: 2003, engineSize: "3.0L V6" } });
  });

  it("may know a part only", async () => {
    const answer = await ask({ kind: "raw", body: JSON.stringify({ Results: [{ Make: "FORD" }] }) });
    expect(answer).toMatchObject({ kind: "decoded", vehicleInfo: { make: "Ford", model: null, year: null } });
  });

  it("is not believed when it states a model year that position 10 cannot mean", async () => {
    // 3 is 2003 here; nothing else could have been built.
    for (const year of ["2004", "1973", "2033", "0", "20033", "-3"]) {
      const answer = await ask({ kind: "fields", fields: { ...ACCORD, ModelYear: year } });
      expect(answer, year).toMatchObject({ vehicleInfo: { year: null, model: "Accord" } });
    }
  });

  it("is believed on the year of a vehicle that was built for a market without year codes", async () => {
    service.behave({ kind: "fields", fields: { ...ACCORD, ModelYear: "2004", Make: "VOLKSWAGEN" } });
    const answer = await decodeLive("WVWZZZ1JZ3W386752", { baseUrl: service.baseUrl });
    expect(answer).toMatchObject({ vehicleInfo: { year: 2004, make: "Volkswagen" } });
  });

  it("may repeat the VIN it was asked for", async () => {
    expect((await ask({ kind: "fields", fields: { ...ACCORD, VIN } })).kind).toBe("decoded");
  });

  it("names no trim when it lists what the trim may be", async () => {
    const fields = { ...ACCORD, Trim: "LE/SE/XLE", Series: "EX" };
    expect(await ask({ kind: "fields", fields })).toMatchObject({ vehicleInfo: { trim: null } });
  });

  it.each([
    ["no detailed data", vpicEnvelope({ ErrorCode: "8", ModelYear: "2003", Make: "", Model: null })],
    ["no result", JSON.stringify({ Results: [] })],
  ])("knows nothing of the vehicle: %s", async (_name, body) => {
    expect(await ask({ kind: "raw", body })).toEqual({ kind: "unknown" });
  });

  it("is not bothered with what is no VIN", async () => {
    const before = service.requests.length;
    expect(await decodeLive("../../etc", { baseUrl: service.baseUrl })).toEqual({ kind: "unknown" });
    expect(service.requests.length).toBe(before);
  });
});

describe("the live service is unavailable", () => {
  it.each<[string, string, VinServiceBehavior]>([
    ["too many requests", "status", { kind: "raw", status: 429, body: "" }],
    ["down", "status", { kind: "raw", status: 503, contentType: "text/html", body: HTML_PAGE }],
    ["an HTML page with status 200", "not_json", { kind: "raw", contentType: "text/html", body: HTML_PAGE }],
    ["an empty body", "not_json", { kind: "raw", body: "" }],
    ["JSON of another shape", "malformed", { kind: "raw", body: '{"Results":"none"}' }],
    ["JSON null", "malformed", { kind: "raw", body: "null" }],
    ["a result that is no object", "malformed", { kind: "raw", body: '{"Results":["x"]}' }],
    [
      "an answer about another VIN",
      "malformed",
      { kind: "fields", fields: { ...ACCORD, VIN: "3FA6P0G76ER244757" } },
    ],
    ["a connection that breaks", "network", { kind: "break" }],
    ["an answer without end", "too_large", { kind: "flood" }],
  ])("%s", async (_name, reason, behavior) => {
    expect(await ask(behavior)).toEqual({ kind: "unavailable", reason });
  });

  it.each<[string, VinServiceBehavior]>([
    ["it never answers", { kind: "hang" }],
    ["its body stops half-way", { kind: "half" }],
  ])("when %s, at the time limit", async (_name, behavior) => {
    // AbortSignal.timeout is not among the timers that can be faked.
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    service.behave(behavior);
    const answer = decodeLive(VIN, { baseUrl: service.baseUrl });
    await expect.poll(() => service.open()).toBe(1);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(VPIC_LIMIT_MS);
    limit.abort();
    expect(await answer).toEqual({ kind: "unavailable", reason: "timeout" });
    // The service is not kept waiting.
    await expect.poll(() => service.open()).toBe(0);
  });

  it("nobody listens at its address", async () => {
    const gone = await startFakeVinService();
    await gone.close();
    const answer = await decodeLive(VIN, { baseUrl: gone.baseUrl });
    expect(answer).toEqual({ kind: "unavailable", reason: "network" });
  });

  it("its address is nonsense", async () => {
    expect((await decodeLive(VIN, { baseUrl: "not a url" })).kind).toBe("unavailable");
  });

  it("the person has left", async () => {
    service.behave({ kind: "hang" });
    const leave = new AbortController();
    const answer = decodeLive(VIN, { baseUrl: service.baseUrl, signal: leave.signal });
    leave.abort();
    expect(await answer).toEqual({ kind: "unavailable", reason: "aborted" });
  });
});
