import { readCapped } from "./read-capped";
import { isValidVin } from "./rules";
import { isEmptyVehicleInfo, type VehicleInfo } from "./vehicle-info";
import { parseVpicResponse } from "./vpic-response";

/** How long a visitor waits for the service, in milliseconds. */
export const VPIC_TIMEOUT_MS = 3000;

/** A normal response is about 8 kB. */
const MAX_RESPONSE_BYTES = 512 * 1024;

type LiveFailure = "timeout" | "aborted" | "network" | "status" | "too_large" | "not_json" | "malformed";

export type LiveResult =
  | { kind: "decoded"; vehicleInfo: VehicleInfo }
  /** The service has no data for this VIN. */
  | { kind: "unknown" }
  /** The service did not respond, or its response is invalid. */
  | { kind: "unavailable"; reason: LiveFailure };

export type LiveOptions = {
  /** Such as https://vpic.nhtsa.dot.gov/api, with or without a trailing slash. */
  baseUrl: string;
  /** Timeout for the whole request, including the body, in milliseconds. */
  timeoutMs?: number;
  /** Aborts the request. */
  signal?: AbortSignal;
};

/**
 * Decodes a VIN with NHTSA's vPIC service. Never rejects: failures are results of kind "unavailable". The service also
 * decodes VINs with a wrong check digit (ErrorCode 1).
 * Source: https://vpic.nhtsa.dot.gov/api/ (DecodeVinValues).
 */
export async function decodeLive(vin: string, options: LiveOptions): Promise<LiveResult> {
  if (!isValidVin(vin)) return { kind: "unknown" };
  const { baseUrl, timeoutMs = VPIC_TIMEOUT_MS, signal } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const url = `${baseUrl.replace(/\/+$/, "")}/vehicles/DecodeVinValues/${vin}?format=json`;
    const response = await fetch(url, {
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      headers: { accept: "application/json" },
      cache: "no-store",
    });
    if (!response.ok) {
      await response.body?.cancel();
      return unavailable("status");
    }
    const body = await readCapped(response, MAX_RESPONSE_BYTES);
    return body === null ? unavailable("too_large") : parseBody(body, vin);
  } catch {
    if (signal?.aborted) return unavailable("aborted");
    return unavailable(timeout.aborted ? "timeout" : "network");
  }
}

function parseBody(body: string, vin: string): LiveResult {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return unavailable("not_json");
  }
  const vehicleInfo = parseVpicResponse(json, vin);
  if (vehicleInfo === null) return unavailable("malformed");
  const isEmpty = isEmptyVehicleInfo({ ...vehicleInfo, year: null });
  return isEmpty ? { kind: "unknown" } : { kind: "decoded", vehicleInfo };
}

function unavailable(reason: LiveFailure): LiveResult {
  return { kind: "unavailable", reason };
}
