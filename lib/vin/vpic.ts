import { readCapped } from "./read-capped";
import { isValidVin } from "./rules";
import { isEmptyVehicleInfo, type VehicleInfo } from "./vehicle-info";
import { readVpicAnswer } from "./vpic-answer";

/** How long a person is made to wait for the service, in milliseconds. */
export const VPIC_LIMIT_MS = 3000;

/** An answer is some 8 kB; anything near this is no answer. */
const MAX_ANSWER_BYTES = 512 * 1024;

type LiveFailure = "timeout" | "aborted" | "network" | "status" | "too_large" | "not_json" | "malformed";

export type LiveResult =
  | { kind: "decoded"; vehicleInfo: VehicleInfo }
  /** The service answered that it knows nothing of this VIN. */
  | { kind: "unknown" }
  /** It did not answer, or not in a way that can be read. */
  | { kind: "unavailable"; reason: LiveFailure };

export type LiveOptions = {
  /** Such as https://vpic.nhtsa.dot.gov/api, with or without a slash at the end. */
  baseUrl: string;
  /** Time for everything, the body included. */
  timeoutMs?: number;
  /** Ends the request early, as when the person has left. */
  signal?: AbortSignal;
};

/**
 * Asks NHTSA's vPIC service what it knows of a VIN. Never throws: whatever goes wrong is a value. A wrong check
 * digit (its ErrorCode 1) does not keep it from answering.
 * Source: https://vpic.nhtsa.dot.gov/api/ (DecodeVinValues).
 */
export async function decodeLive(vin: string, options: LiveOptions): Promise<LiveResult> {
  if (!isValidVin(vin)) return { kind: "unknown" };
  const { baseUrl, timeoutMs = VPIC_LIMIT_MS, signal } = options;
  const limit = AbortSignal.timeout(timeoutMs);
  const stop = signal ? AbortSignal.any([limit, signal]) : limit;
  try {
    const url = `${baseUrl.replace(/\/+$/, "")}/vehicles/DecodeVinValues/${vin}?format=json`;
    const response = await fetch(url, {
      signal: stop,
      headers: { accept: "application/json" },
      cache: "no-store",
    });
    if (!response.ok) {
      await response.body?.cancel();
      return unavailable("status");
    }
    const body = await readCapped(response, MAX_ANSWER_BYTES);
    return body === null ? unavailable("too_large") : interpret(body, vin);
  } catch {
    if (signal?.aborted) return unavailable("aborted");
    return unavailable(limit.aborted ? "timeout" : "network");
  }
}

function interpret(body: string, vin: string): LiveResult {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return unavailable("not_json");
  }
  const vehicleInfo = readVpicAnswer(json, vin);
  if (vehicleInfo === null) return unavailable("malformed");
  const useless = isEmptyVehicleInfo({ ...vehicleInfo, year: null });
  return useless ? { kind: "unknown" } : { kind: "decoded", vehicleInfo };
}

function unavailable(reason: LiveFailure): LiveResult {
  return { kind: "unavailable", reason };
}
