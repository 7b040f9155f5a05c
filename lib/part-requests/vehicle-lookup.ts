import { z } from "zod";
import { parseStored, readStoredText, writeStored } from "@/lib/browser-storage";
import { NO_DONORS, nearestDonorsSchema } from "@/lib/donors/schema";
import { RequestError, requestJson } from "@/lib/http/client";
import { PART_REQUEST_MESSAGES } from "@/lib/part-requests/schema";
import { LOOKUP_UNAVAILABLE } from "@/lib/part-requests/wizard-messages";
import { hasEssentials, vehicleInfoSchema } from "@/lib/vin/vehicle-info";

/** The timeout of a lookup. */
const LOOKUP_LIMIT_MS = 8_000;

/**
 * How long a stored vehicle is used without a request. After that it is looked up again, because the vehicle may have
 * been sold and the live service may return more; the stored one is then used only if the site does not respond.
 */
const FRESH_MS = 60_000;

/** The response of POST /api/vin/direct-decode, as far as the wizard uses it. */
const answerSchema = z.object({
  vehicleInfo: vehicleInfoSchema,
  inInventory: z.boolean(),
  inventoryType: z.enum(["dismantled", "retail"]).nullable(),
  vehicleId: z.string().nullable(),
  checkDigitValid: z.boolean(),
  // Vehicles that an earlier version of the page stored have none.
  donors: nearestDonorsSchema.catch(NO_DONORS),
});

/** A decoded vehicle of known year, make and model, with the VIN it was decoded from. */
export const lookedUpVehicleSchema = answerSchema
  .extend({ vin: z.string() })
  .refine(({ vehicleInfo }) => hasEssentials(vehicleInfo));

export type LookedUpVehicle = z.infer<typeof lookedUpVehicleSchema>;

export type VehicleLookup =
  | { kind: "found"; vehicle: LookedUpVehicle }
  /** The visitor should check the VIN. */
  | { kind: "rejected"; message: string }
  /** The VIN may be correct: try again. */
  | { kind: "unavailable"; message: string };

const keptSchema = z.object({ vehicle: lookedUpVehicleSchema, at: z.number() });

/** Whether a vehicle is in inventory, or has been taken apart, is not claimed without a current response. */
const NOT_IN_INVENTORY = {
  inInventory: false,
  inventoryType: null,
  vehicleId: null,
  donors: NO_DONORS,
} as const;

/**
 * Decodes a valid VIN. A vehicle that was found is stored in the browser, so that going back and forth sends one
 * request, and a visitor who completed this step before can go on while the site does not respond. Never throws.
 */
export async function lookUpVehicle(vin: string): Promise<VehicleLookup> {
  const kept = keptVehicle(vin);
  if (kept && isFresh(kept)) return { kind: "found", vehicle: kept.vehicle };
  const lookup = await requestLookup(vin);
  if (lookup.kind === "found")
    writeStored(storageKey(vin), JSON.stringify({ vehicle: lookup.vehicle, at: Date.now() }));
  if (lookup.kind === "unavailable" && kept)
    return { kind: "found", vehicle: { ...kept.vehicle, ...NOT_IN_INVENTORY } };
  return lookup;
}

/** Removes the inventory match of a vehicle from a stored draft unless it was looked up recently. */
export function dropStaleInventoryMatch(vehicle: LookedUpVehicle): LookedUpVehicle {
  const kept = keptVehicle(vehicle.vin);
  return kept && isFresh(kept) ? vehicle : { ...vehicle, ...NOT_IN_INVENTORY };
}

async function requestLookup(vin: string): Promise<VehicleLookup> {
  try {
    const answer = await requestJson<unknown>("/api/vin/direct-decode", {
      method: "POST",
      body: { vin },
      signal: AbortSignal.timeout(LOOKUP_LIMIT_MS),
    });
    return readAnswer(vin, answer);
  } catch (error) {
    return readFailure(error);
  }
}

/** The result of a successful response: a vehicle, or an error when essential data is missing. */
export function readAnswer(vin: string, answer: unknown): VehicleLookup {
  const { success, data } = answerSchema.safeParse(answer);
  if (!success) return { kind: "unavailable", message: LOOKUP_UNAVAILABLE };
  if (!hasEssentials(data.vehicleInfo))
    return { kind: "rejected", message: PART_REQUEST_MESSAGES.vehicleInfo };
  return { kind: "found", vehicle: { vin, ...data } };
}

/** The result of a failed request: a rejected VIN, too many lookups, or an unavailable service. */
export function readFailure(error: unknown): VehicleLookup {
  const refused = error instanceof RequestError && error.details.code !== undefined;
  if (refused && error.status === 400) return { kind: "rejected", message: error.message };
  if (refused && error.status === 429) return { kind: "unavailable", message: error.message };
  return { kind: "unavailable", message: LOOKUP_UNAVAILABLE };
}

const storageKey = (vin: string) => `decoded-vin:${vin}`;

type Kept = z.output<typeof keptSchema>;

const isFresh = ({ at }: Kept) => Math.abs(Date.now() - at) < FRESH_MS;

function keptVehicle(vin: string): Kept | null {
  const kept = parseStored(readStoredText(storageKey(vin)), keptSchema);
  return kept?.vehicle.vin === vin ? kept : null;
}
