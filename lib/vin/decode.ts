import { type DecodeSource, mergeDecodes } from "./merge";
import { hasEssentials, UNKNOWN_VEHICLE, type VehicleInfo } from "./vehicle-info";
import { type LiveResult, VPIC_TIMEOUT_MS } from "./vpic";

export type DecodeResult =
  | { kind: "decoded"; vehicleInfo: VehicleInfo; source: DecodeSource }
  /** Neither the service nor the embedded data returned a result. */
  | { kind: "unavailable" };

export type DecodeDependencies = {
  /** Calls the live service. May take longer than `timeoutMs` (see `onLateResult`). Rejects if the call is skipped. */
  live: (vin: string) => Promise<LiveResult>;
  /** Decodes the VIN from the embedded data. */
  embedded: (vin: string) => VehicleInfo | null;
  /** An earlier result of the live service. Errors are ignored. */
  readCache: (vin: string) => Promise<VehicleInfo | null>;
  /** Stores a result of the live service, including one that arrives after the timeout. Errors are ignored. */
  writeCache: (vin: string, vehicleInfo: VehicleInfo) => Promise<void>;
  /** The timeout for cache and service together, in milliseconds. */
  timeoutMs?: number;
  /** Called with a result that arrived after the timeout, once it is cached. */
  onLateResult?: (vin: string, vehicleInfo: VehicleInfo) => void;
  /** Called when the embedded data cannot be read, which is a deployment error that should be logged. */
  onEmbeddedError?: (error: unknown) => void;
  /** Called with work that continues after the response, so that a serverless host keeps the function running. */
  waitUntil?: (work: Promise<void>) => void;
};

/** If the cache takes longer, in milliseconds, the service is called. */
const CACHE_TIMEOUT_MS = 500;

/**
 * Decodes a VIN with the cache or the live service and with the embedded data, and merges the results (see merge.ts).
 * Resolves shortly after `timeoutMs` at the latest; a later result of the service is still cached. The VIN must be well
 * formed. Never rejects.
 */
export async function decodeVehicle(vin: string, deps: DecodeDependencies): Promise<DecodeResult> {
  const pending = queryCacheAndService(vin, deps);
  // The timeout includes the loading of the embedded data, which takes time on a cold start.
  const withinTimeout = nullAfter(deps.timeoutMs ?? VPIC_TIMEOUT_MS, pending);
  const embedded = embeddedOrNull(vin, deps);
  const response = await withinTimeout;
  if (response === null) deps.waitUntil?.(pending.then((late) => reportLateResult(vin, late, deps)));
  else deps.waitUntil?.(response.cached);
  const live = response?.live;
  if (live?.kind === "decoded") return combine(live.vehicleInfo, embedded);
  if (embedded !== null) return { kind: "decoded", vehicleInfo: embedded, source: "embedded" };
  // An unknown vehicle is a valid result, with all fields null.
  if (live?.kind === "unknown") return { kind: "decoded", vehicleInfo: UNKNOWN_VEHICLE, source: "vpic" };
  return { kind: "unavailable" };
}

/** The result of the cache or the service. `cached` resolves once it is stored in the cache. */
type Response = { live: LiveResult; cached: Promise<void> };

async function queryCacheAndService(vin: string, deps: DecodeDependencies): Promise<Response> {
  const cachedInfo = await nullAfter(
    CACHE_TIMEOUT_MS,
    nullOnError(() => deps.readCache(vin)),
  );
  if (cachedInfo) return { live: { kind: "decoded", vehicleInfo: cachedInfo }, cached: Promise.resolve() };
  const live = (await nullOnError(() => deps.live(vin))) ?? { kind: "unavailable", reason: "network" };
  // Results are cached for months, so only complete ones are cached.
  if (live.kind !== "decoded" || !hasEssentials(live.vehicleInfo)) return { live, cached: Promise.resolve() };
  return { live, cached: nullOnError(() => deps.writeCache(vin, live.vehicleInfo)).then(() => undefined) };
}

async function reportLateResult(
  vin: string,
  { live, cached }: Response,
  deps: DecodeDependencies,
): Promise<void> {
  await cached;
  if (live.kind === "decoded") deps.onLateResult?.(vin, live.vehicleInfo);
}

function embeddedOrNull(vin: string, deps: DecodeDependencies): VehicleInfo | null {
  try {
    return deps.embedded(vin);
  } catch (error) {
    deps.onEmbeddedError?.(error);
    return null;
  }
}

function combine(live: VehicleInfo, embedded: VehicleInfo | null): DecodeResult {
  if (embedded === null) return { kind: "decoded", vehicleInfo: live, source: "vpic" };
  return { kind: "decoded", ...mergeDecodes(live, embedded) };
}

/** The value of the promise, or null if it rejects. */
async function nullOnError<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

/** The value of the promise, or null after the given time. The work is not canceled. */
async function nullAfter<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  const value = await Promise.race([work, timeout]);
  clearTimeout(timer);
  return value;
}
