import { z } from "zod";
import { RequestError, requestJson } from "@/lib/http/client";
import { isEmptyVehicleInfo, type VehicleInfo, vehicleInfoSchema } from "@/lib/vin/vehicle-info";

/** The timeout of the request. */
const DECODE_LIMIT_MS = 10_000;

export const ALL_METHODS_FAILED = "All VIN decode methods failed";
export const UNABLE_TO_DECODE = "Unable to decode VIN";

const answerSchema = z.object({
  vehicleInfo: vehicleInfoSchema,
  inventoryType: z.enum(["dismantled", "retail"]).nullable(),
  vehicleId: z.string().nullable(),
});

/** The inventory that already has the VIN. */
export type VinPlace = { inventory: "dismantled" | "retail"; vehicleId: string };

export type DecodeOutcome =
  | { kind: "decoded"; info: VehicleInfo; place: VinPlace | null }
  /** `advice` says what to do next. */
  | { kind: "failed"; message: string; advice: string; place: VinPlace | null }
  /** The server rejected the VIN. */
  | { kind: "refused"; message: string };

/** Decodes a well-formed VIN. Never throws, unless it is aborted. */
export async function decodeVin(vin: string, signal: AbortSignal): Promise<DecodeOutcome> {
  try {
    const answer = await requestJson<unknown>("/api/vin/direct-decode", {
      method: "POST",
      body: { vin },
      signal: AbortSignal.any([signal, AbortSignal.timeout(DECODE_LIMIT_MS)]),
    });
    const { success, data } = answerSchema.safeParse(answer);
    if (!success) return away("Enter the vehicle by hand, or try again in a minute.");
    const place =
      data.inventoryType && data.vehicleId
        ? { inventory: data.inventoryType, vehicleId: data.vehicleId }
        : null;
    if (!isEmptyVehicleInfo(data.vehicleInfo)) return { kind: "decoded", info: data.vehicleInfo, place };
    const advice = "Compare the VIN with the door plate. If it is right, enter the vehicle by hand.";
    return { kind: "failed", message: UNABLE_TO_DECODE, advice, place };
  } catch (error) {
    if (signal.aborted) throw error;
    return readFailure(error);
  }
}

function readFailure(error: unknown): DecodeOutcome {
  const status = error instanceof RequestError ? error.status : 0;
  if (error instanceof RequestError && status === 400) return { kind: "refused", message: error.message };
  if (error instanceof RequestError && status === 429) {
    const seconds = error.details.retryAfterSeconds;
    return away(`Too many VINs in a short time. Try again in ${seconds ? wait(seconds) : "a few minutes"}.`);
  }
  if (status === 0) return away("The server cannot be reached. Check your connection, then try again.");
  return away("Enter the vehicle by hand, or try again in a minute.");
}

const away = (advice: string): DecodeOutcome => ({
  kind: "failed",
  message: ALL_METHODS_FAILED,
  advice,
  place: null,
});

const wait = (seconds: number) =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
