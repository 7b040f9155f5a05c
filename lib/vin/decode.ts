import { type DecodeSource, mergeDecodes } from "./merge";
import { hasEssentials, UNKNOWN_VEHICLE, type VehicleInfo } from "./vehicle-info";
import { type LiveResult, VPIC_LIMIT_MS } from "./vpic";

export type DecodeResult =
  | { kind: "decoded"; vehicleInfo: VehicleInfo; source: DecodeSource }
  /** No source could say anything at all. */
  | { kind: "unavailable" };

export type DecodeDependencies = {
  /** Asks the live service; may take longer than `limitMs`, see `onLate`, or reject when it is not called. */
  live: (vin: string) => Promise<LiveResult>;
  /** Looks the VIN up in the data that ship with the site. */
  embedded: (vin: string) => VehicleInfo | null;
  /** What the live service said of this VIN before. A failing cache is as good as an empty one. */
  readCache: (vin: string) => Promise<VehicleInfo | null>;
  /** Keeps what the live service said, be it in time or late. Its failures are ignored. */
  writeCache: (vin: string, vehicleInfo: VehicleInfo) => Promise<void>;
  /** How long the caller is made to wait for cache and service together, in milliseconds. */
  limitMs?: number;
  /** Told of a live answer that came after the limit, once it is in the cache. */
  onLate?: (vin: string, vehicleInfo: VehicleInfo) => void;
  /** Told when the embedded data cannot be read: a fault of the deployment, worth a line in the log. */
  onFault?: (error: unknown) => void;
  /** Given work that goes on after the answer, so that a serverless host can keep the function alive for it. */
  keepAlive?: (work: Promise<void>) => void;
};

/** How long the cache may take before the service is asked all the same, in milliseconds. */
const CACHE_LIMIT_MS = 500;

/**
 * Decodes a VIN from the cache or the live service and from the embedded data side by side, and merges them (see
 * merge.ts). Answers within `limitMs` plus a little, whatever the service does; what the service says later still
 * reaches the cache. A well-formed VIN is expected. Never throws.
 */
export async function decodeVehicle(vin: string, deps: DecodeDependencies): Promise<DecodeResult> {
  const asked = askCacheAndService(vin, deps);
  // The limit runs already: on a cold server the first look at the embedded data takes its time, too.
  const inTime = within(deps.limitMs ?? VPIC_LIMIT_MS, asked);
  const embedded = lookUpEmbedded(vin, deps);
  const answer = await inTime;
  if (answer === null) deps.keepAlive?.(asked.then((late) => announceLate(vin, late, deps)));
  else deps.keepAlive?.(answer.kept);
  const live = answer?.live;
  if (live?.kind === "decoded") return combine(live.vehicleInfo, embedded);
  if (embedded !== null) return { kind: "decoded", vehicleInfo: embedded, source: "embedded" };
  // The service does not know the vehicle: that is an answer too, though it says little.
  if (live?.kind === "unknown") return { kind: "decoded", vehicleInfo: UNKNOWN_VEHICLE, source: "vpic" };
  return { kind: "unavailable" };
}

/** What cache or service said, and the work of keeping it. */
type Answer = { live: LiveResult; kept: Promise<void> };

async function askCacheAndService(vin: string, deps: DecodeDependencies): Promise<Answer> {
  const cached = await within(
    CACHE_LIMIT_MS,
    settle(() => deps.readCache(vin)),
  );
  if (cached) return { live: { kind: "decoded", vehicleInfo: cached }, kept: Promise.resolve() };
  const live = (await settle(() => deps.live(vin))) ?? { kind: "unavailable", reason: "network" };
  // A hiccup of the service must not stand for months: only an answer that names the vehicle is kept.
  if (live.kind !== "decoded" || !hasEssentials(live.vehicleInfo)) return { live, kept: Promise.resolve() };
  return { live, kept: settle(() => deps.writeCache(vin, live.vehicleInfo)).then(() => undefined) };
}

async function announceLate(vin: string, { live, kept }: Answer, deps: DecodeDependencies): Promise<void> {
  await kept;
  if (live.kind === "decoded") deps.onLate?.(vin, live.vehicleInfo);
}

function lookUpEmbedded(vin: string, deps: DecodeDependencies): VehicleInfo | null {
  try {
    return deps.embedded(vin);
  } catch (error) {
    deps.onFault?.(error);
    return null;
  }
}

function combine(live: VehicleInfo, embedded: VehicleInfo | null): DecodeResult {
  if (embedded === null) return { kind: "decoded", vehicleInfo: live, source: "vpic" };
  return { kind: "decoded", ...mergeDecodes(live, embedded) };
}

/** The value of some work, or null when it fails. */
async function settle<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

/** The value of some work if it is there in time, else null. The work goes on. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  const value = await Promise.race([work, limit]);
  clearTimeout(timer);
  return value;
}
